import type { Root } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { allSteps, changesBetween, listMinors } from '../../../model';
import { describeChanges, wordingIn } from '../../compile/markdown/describe-changes';
import { textIn, type Snapshot } from '../../snapshot/snapshot';

/** Steps that `<Upgrade />` is written with: readers of Markdown can't choose others. */
const RECENT = 5;

/** What each minor changed of the one before it, newest first. @param all true for every step, false for the newest ones. */
export function stepsMarkdown(snapshot: Snapshot, all: boolean): string {
  const { history } = snapshot.words;
  if (!history) return '';
  const steps = allSteps(listMinors(history)).toReversed();
  const wording = wordingIn(snapshot.locale?.id, (kind) => ({
    type: 'text',
    value: textIn(snapshot, `upgrade.${kind}`, kind),
  }));
  const blocks = steps.slice(0, all ? undefined : RECENT).map(({ from, to }) => {
    const changes = describeChanges(changesBetween(history, from.id, to.id), wording);
    const tree: Root = { type: 'root', children: [{ type: 'paragraph', children: changes }] };
    return `- **${from.minor} → ${to.minor}:** ${toMarkdown(tree).trim() || textIn(snapshot, 'upgrade.none', 'no change')}`;
  });
  return blocks.join('\n');
}
