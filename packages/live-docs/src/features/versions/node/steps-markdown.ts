import {
  allSteps,
  changesBetween,
  listMinors,
  type ApiChange,
  type PropertyState,
  type TableChanges,
} from '../../../core/model';
import { textIn, type Snapshot } from '../../../core/node/snapshot/snapshot';
import { codeText } from '../../../core/node/output/markdown/code-fence';

/** Steps that `<Upgrade />` is written with: readers of Markdown can't choose others. */
const RECENT = 5;

/** A text of the interface in the page's language. */
type Say = (key: string, english: string) => string;

/** What each minor changed of the one before it, newest first. @param all true for every step, false for the newest ones. */
export function stepsMarkdown(snapshot: Snapshot, all: boolean): string {
  const { history } = snapshot;
  if (!history) return '';
  const say: Say = (key, english) => textIn(snapshot, key, english);
  const steps = allSteps(listMinors(history)).toReversed();
  const blocks = steps.slice(0, all ? undefined : RECENT).map(({ from, to }) => {
    const lines = changesBetween(history, from.id, to.id).flatMap((table) => listChanges(table, say));
    const name = `- **${from.minor} → ${to.minor}:**`;
    if (lines.length === 0) return `${name} ${say('upgrade.none', 'no change')}`;
    return [name, ...lines.map((line) => `  - ${line}`)].join('\n');
  });
  return blocks.join('\n');
}

/** A line a change. A new table is one change. */
const listChanges = ({ table, isNew, changes }: TableChanges, say: Say): string[] =>
  isNew
    ? [`${say('upgrade.added', 'added')} ${codeText(table)}: ${changes.map(({ name }) => codeText(name)).join(', ')}`]
    : changes.map(
        (change) =>
          `${say(`upgrade.${change.kind}`, change.kind)} ${codeText(`${table}.${change.name}`)}${details(change, say)}`,
      );

/** Its types, and what the library says to do. */
function details({ kind, before, after }: ApiChange, say: Say): string {
  const told = (after ?? before)?.deprecated;
  const end = told ? `. ${told}` : '';
  if (kind === 'deprecated') return end;
  const types = [before, after].flatMap((state) => (state ? typeOf(state, say) : []));
  return `: ${[...new Set(types)].join(' → ')}${end}`;
}

const typeOf = ({ type, required }: PropertyState, say: Say) =>
  `${codeText(type)}${required ? ` (${say('api.required', 'required')})` : ''}`;
