import type TypeScript from 'typescript';
import { apiAnchor } from 'live-playground/model';
import type { ApiHistory, ApiTimeline, ApiVersion, ToolData } from '../../../core/model';
import type { Fate } from './find-fates';
import { fill, SAYINGS, type Sayings } from './sayings';
import type { Fix } from './write-fix';

/** What an upgrade means for one place of a project's code. */
export interface Finding {
  file: string;
  /** From 1, as all of them are. */
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** `error`: the code breaks. `warning`: it works, and is deprecated. `note`: the type changed, and it's unknown whether the code fits. */
  level: 'error' | 'warning' | 'note';
  rule: 'removed' | 'renamed' | 'required' | 'changed' | 'deprecated';
  /** `Menu.expandIcon`; of an export `Item of my-menu`. */
  name: string;
  message: string;
  /** The version that made it so, with its package. */
  since?: string;
  /** What to use instead. */
  replacement?: string;
  /** Address of the row in the reference, or of the table's page. */
  address?: string;
  /** Edits that are certain to be right. Several findings may share them. */
  fix?: Fix;
}

/** What a site publishes of its library. */
export type UpgradeFacts = Pick<ToolData, 'tables' | 'definitions' | 'root'> & {
  history: ApiTimeline & Pick<ApiHistory, 'modules'>;
  /** In the reader's language; by default in English. */
  sayings?: Sayings;
};

/** Where a node is. */
export function placeOfNode(
  node: TypeScript.Node,
): Pick<Finding, 'file' | 'line' | 'column' | 'endLine' | 'endColumn'> {
  const source = node.getSourceFile();
  const start = source.getLineAndCharacterOfPosition(node.getStart());
  const end = source.getLineAndCharacterOfPosition(node.getEnd());
  return {
    file: source.fileName,
    line: start.line + 1,
    column: start.character + 1,
    endLine: end.line + 1,
    endColumn: end.character + 1,
  };
}

const LEVELS = { removed: 'error', required: 'error', changed: 'note', deprecated: 'warning' } as const;

type Said = Pick<Finding, 'level' | 'rule' | 'name' | 'message' | 'since' | 'replacement' | 'address'>;

/** Says what becomes of things in a version. */
export interface Words {
  property(table: string, name: string, fate: Fate): Said;
  /** @param shown what to call the export. */
  exported(shown: string, fate: Fate): Said;
}

export function wordsFor({ tables, root, history, sayings = SAYINGS }: UpgradeFacts, to: ApiVersion): Words {
  const several = Object.keys(history.read).length > 1;
  const sayVersion = ({ name, version }: ApiVersion) => (several ? `${name} ${version}` : version);
  const say = (name: string, fate: Fate): Said => {
    const { kind, since, replacement } = fate;
    return {
      level: LEVELS[kind],
      rule: kind === 'removed' && replacement?.isCertain ? 'renamed' : kind,
      name,
      message: messageOf(sayings, name, fate, since && sayVersion(since), sayVersion(to)),
      ...(since ? { since: sayVersion(since) } : {}),
      ...(replacement ? { replacement: replacement.name } : {}),
    };
  };
  return {
    property(table, name, fate) {
      const row = tables.find(({ id }) => id === table);
      const isListed = row?.properties.some((one) => one.name === name);
      const address = row?.home && `${root}${row.home.slice(1)}${isListed ? `#${apiAnchor(table, name)}` : ''}`;
      return { ...say(`${table}.${name}`, fate), ...(address === undefined ? {} : { address }) };
    },
    // A type can't be called, and a value names no type.
    exported: (shown, fate) => ({ ...say(shown, fate), ...(fate.kind === 'changed' ? { level: 'error' } : {}) }),
  };
}

function messageOf(
  sayings: Sayings,
  name: string,
  { kind, before, after, replacement }: Fate,
  since: string | undefined,
  to: string,
): string {
  const values = { name, to, since: since ?? '', before: before?.type ?? '', after: after?.type ?? '' };
  const instead = replacement ? fill(sayings.instead, { name: replacement.name }) : '';
  const when = since === undefined ? '' : fill(sayings.since, values);
  const told = after?.deprecated ?? '';
  const said = fill(kind === 'removed' && since === undefined ? sayings.absent : sayings[kind], { ...values, when });
  const more = {
    removed: instead,
    required: '',
    changed: '',
    deprecated: told === '' ? instead : ` ${told.replace(/\.?$/, '.')}`,
  };
  return said + more[kind];
}
