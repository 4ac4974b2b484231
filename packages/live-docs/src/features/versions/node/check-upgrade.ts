import type TypeScript from 'typescript';
import { apiAnchor } from 'live-playground/model';
import {
  listVersions,
  ownValue,
  type ApiHistory,
  type ApiTimeline,
  type ApiVersion,
  type ToolData,
} from '../../../core/model';
import { findFates, isWider, stateAt, type Fate, type Fates } from './find-fates';
import { findImports, type ModuleUse } from './find-imports';
import { findUses, type Use } from './find-uses';
import { indexLibrary } from './index-library';
import type { InstalledLibrary, LibrarySources } from './table-sources';
import { moveFix, renameFix, type Fix } from './write-fix';

export { findFates } from './find-fates';
export { librarySources } from './table-sources';
export type { Edit } from './write-fix';

/** What an upgrade means for one place of a project's code. */
export interface Finding {
  file: string;
  /** From 1, as the end is. */
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** `error`: the code breaks. `warning`: it works, and is deprecated. `note`: the type changed, and it's unknown whether the code fits. */
  level: 'error' | 'warning' | 'note';
  rule: 'removed' | 'renamed' | 'required' | 'changed' | 'deprecated';
  /** `Table.expandIcon`; of an export `rc-table: ColumnType`. */
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
};

/** What is checked. */
export interface UpgradeCheck {
  ts: typeof TypeScript;
  /** The project's program. It has the files of each library's sources. */
  program: TypeScript.Program;
  libraries: readonly (InstalledLibrary & { sources: LibrarySources })[];
  facts: UpgradeFacts;
  /** The version to upgrade to. */
  to: ApiVersion;
  /** Names of the files to check. */
  files: readonly string[];
  /** Takes the number of files that are done. */
  report?: (done: number) => void;
}

/** Finds what of a project's code breaks, or is deprecated, in another version of a library. */
export function checkUpgrade({ ts, program, libraries, facts, to, files, report }: UpgradeCheck): Finding[] {
  const { read, tables, modules = {} } = facts.history;
  const indexes = libraries.map(({ sources }) => indexLibrary(program, sources, { tables, modules }));
  const fates = libraries.map(({ version }) => ({
    tables: findFates(read, tables, version, to.id),
    modules: findFates(read, modules, version, to.id),
  }));
  const said = wordsFor(facts, to);
  const findings = files.flatMap((file, at): Finding[] => {
    const source = program.getSourceFile(file);
    if (!source) return [];
    const uses = findUses(ts, program, indexes, source);
    const found = [
      ...findImports(ts, source, Object.keys(read)).flatMap((use) => {
        const library = libraries.findIndex(({ name }) => name === use.library);
        return importFindings(use, facts, to, fates[library]?.modules);
      }),
      ...uses.flatMap((use) => useFinding(use, fates[use.library], said)),
      ...movedFindings(ts, uses, fates, said),
    ];
    report?.(at + 1);
    return found;
  });
  // A value that several places pass on is one.
  const unique = new Map(findings.map((one) => [[one.file, one.line, one.column, one.name, one.rule].join(), one]));
  return [...unique.values()].toSorted((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column,
  );

  function useFinding(use: Use, known: (typeof fates)[number] | undefined, words: Words): Finding[] {
    const { node, kind, table, name } = use;
    if (kind === 'part') {
      const fate = known?.modules.get('.')?.get(name);
      const shown = name.replace(/^default\./, `${libraries[use.library]?.name ?? ''} `);
      return fate ? [{ ...place(node), ...words.exported(shown, fate, '.', name) }] : [];
    }
    if (kind === 'whole') return missing(use, known?.tables, words);
    const fate = fateIn(known?.tables, facts, table, name);
    if (!fate || isMovable(ts, use, fate)) return [];
    if (fate.kind === 'required') return [];
    if (
      fate.kind === 'changed' &&
      kind === 'set' &&
      isWider(fate.after?.type ?? '', fate.before?.type ?? '', facts.definitions)
    )
      return [];
    const { replacement } = fate;
    const fix =
      replacement?.isCertain && !replacement.name.includes('.') ? renameFix(ts, node, replacement.name) : undefined;
    return [{ ...place(node), ...words.property(table, name, fate), ...(fix ? { fix } : {}) }];
  }

  /** What an object has to set from now on. */
  function missing({ node, table, names = new Set() }: Use, known: Fates | undefined, words: Words): Finding[] {
    return [...(known?.get(table) ?? [])].flatMap(([name, fate]) =>
      fate.kind === 'required' && !name.includes('.') && !names.has(name)
        ? [{ ...place(node), ...words.property(table, name, fate) }]
        : [],
    );
  }

  function movedFindings(
    script: typeof TypeScript,
    uses: readonly Use[],
    known: typeof fates,
    words: Words,
  ): Finding[] {
    const moved = new Map<TypeScript.Node, { attribute: TypeScript.JsxAttribute; use: Use; fate: Fate }[]>();
    for (const use of uses) {
      const fate = use.kind === 'set' ? fateIn(known[use.library]?.tables, facts, use.table, use.name) : undefined;
      const { parent } = use.node;
      if (!fate || !isMovable(script, use, fate) || !script.isJsxAttribute(parent)) continue;
      moved.set(parent.parent, [...(moved.get(parent.parent) ?? []), { attribute: parent, use, fate }]);
    }
    return [...moved.values()].flatMap((list) => {
      const objectOf = ({ fate }: (typeof list)[number]) => fate.replacement?.name.split('.')[0] ?? '';
      return [...new Set(list.map(objectOf))].flatMap((object) => {
        const group = list.filter((one) => objectOf(one) === object);
        const fix = moveFix(
          script,
          object,
          group.map(({ attribute, fate }) => [attribute, fate.replacement?.name.split('.')[1] ?? ''] as const),
        );
        return group.map(({ use, fate }) => ({
          ...place(use.node),
          ...words.property(use.table, use.name, fate),
          ...(fix ? { fix } : {}),
        }));
      });
    });
  }
}

/** True for an attribute that becomes a key of another one. */
const isMovable = (ts: typeof TypeScript, { node }: Use, { kind, replacement }: Fate) =>
  (kind === 'deprecated' || kind === 'removed') &&
  replacement?.isCertain === true &&
  replacement.name.split('.').length === 2 &&
  ts.isJsxAttribute(node.parent);

/** The fate of a property, in its table or the one that this extends. */
function fateIn(fates: Fates | undefined, { tables }: UpgradeFacts, table: string, name: string): Fate | undefined {
  const base = tables.find(({ id }) => id === table)?.extends;
  return fates?.get(table)?.get(name) ?? (base === undefined ? undefined : fates?.get(base)?.get(name));
}

/** Where a node is. */
function place(node: TypeScript.Node) {
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

type Told = Pick<Finding, 'level' | 'rule' | 'name' | 'message' | 'since' | 'replacement' | 'address'>;

/** Says what becomes of something. */
interface Words {
  property(table: string, name: string, fate: Fate): Told;
  exported(shown: string, fate: Fate, module: string, name: string): Told;
}

function wordsFor({ tables, root, history: { read } }: UpgradeFacts, to: ApiVersion): Words {
  const several = Object.keys(read).length > 1;
  const say = ({ name, version }: ApiVersion) => (several ? `${name} ${version}` : version);
  const tell = (name: string, fate: Fate): Told => {
    const { kind, since, replacement, before, after } = fate;
    const when = since ? ` since ${say(since)}` : '';
    const instead = replacement ? ` Use \`${replacement.name}\` instead.` : '';
    const told = after?.deprecated ?? '';
    const messages: Record<Fate['kind'], string> = {
      removed: since ? `${name} is gone${when}.${instead}` : `${name} isn't in ${say(to)}.${instead}`,
      required: `${name} is required${when}: set it.`,
      changed: `${name} has another type${when}: ${before?.type ?? ''} → ${after?.type ?? ''}`,
      // The words of the library, as far as it has some.
      deprecated: `${name} is deprecated${when}.${told === '' ? instead : ` ${told.replace(/\.?$/, '.')}`}`,
    };
    return {
      level: kind === 'deprecated' ? 'warning' : kind === 'changed' ? 'note' : 'error',
      rule: kind === 'removed' && replacement?.isCertain ? 'renamed' : kind,
      name,
      message: messages[kind],
      ...(since ? { since: say(since) } : {}),
      ...(replacement ? { replacement: replacement.name } : {}),
    };
  };
  return {
    property(table, name, fate) {
      const row = tables.find(({ id }) => id === table);
      const isListed = row?.properties.some((one) => one.name === name);
      const address = row?.home && `${root}${row.home.slice(1)}${isListed ? `#${apiAnchor(table, name)}` : ''}`;
      return { ...tell(`${table}.${name}`, fate), ...(address === undefined ? {} : { address }) };
    },
    exported: (shown, fate) => {
      const told = tell(shown, fate);
      return fate.kind === 'changed'
        ? {
            ...told,
            level: 'error',
            message: `${shown} is a ${fate.after?.type ?? ''} since ${fate.since ? say(fate.since) : say(to)}, and was a ${fate.before?.type ?? ''}.`,
          }
        : told;
    },
  };
}

/** What becomes of an import: of its package, its module and its names. */
function importFindings(use: ModuleUse, facts: UpgradeFacts, to: ApiVersion, fates: Fates | undefined): Finding[] {
  const { literal, library, module, names } = use;
  const { read, modules = {} } = facts.history;
  const words = wordsFor(facts, to);
  const file = literal.getSourceFile().fileName;
  const wasListed = moduleIn(modules, module) !== undefined;
  const path = moduleIn(modules, module) ?? module;
  const isThere = (exported: string, inside = path) => {
    const states = ownValue(ownValue(modules, inside), exported);
    return states !== undefined && stateAt(read, states, to.id) !== undefined;
  };
  const isModuleThere = path === '.' || Object.keys(modules[path] ?? {}).some((exported) => isThere(exported));
  const isGone = wasListed && !isModuleThere;

  const renamed: Finding[] = [];
  if (library !== to.name) {
    const [first] = listVersions({ read }).filter(({ name }) => name === to.name);
    const text = literal.text.replace(library, to.name);
    const quote = literal.getText().charAt(0);
    const edit = { file, start: literal.getStart(), end: literal.getEnd(), text: `${quote}${text}${quote}` };
    // A stylesheet or another file that declarations don't know may lie elsewhere.
    const isCertain = wasListed || path === '.';
    renamed.push({
      ...place(literal),
      level: 'error',
      rule: 'renamed',
      name: library,
      message: `The package ${library} is called ${to.name} since ${first?.version ?? to.version}. Import '${text}'.${isCertain || isGone ? '' : ' Look whether it has this file.'}`,
      ...(first ? { since: `${to.name} ${first.version}` } : {}),
      replacement: text,
      ...(isCertain && !isGone ? { fix: { edits: [edit] } } : {}),
    });
  }
  if (isGone) {
    const isAtRoot = names.length > 0 && names.every(({ name }) => name !== 'default' && isThere(name, '.'));
    const instead = isAtRoot ? ` Import from '${to.name}' instead.` : '';
    return [
      ...renamed,
      {
        ...place(literal),
        level: 'error',
        rule: 'removed',
        name: literal.text,
        message: `The file ${module} isn't in ${to.name} ${to.version}.${instead}`,
        ...(isAtRoot ? { replacement: to.name } : {}),
      },
    ];
  }
  return [
    ...renamed,
    ...names.flatMap(({ name, node }): Finding[] => {
      const fate = fates?.get(path)?.get(name);
      const shown = `${name === 'default' ? 'The default export' : name} of ${literal.text}`;
      if (!fate) return [];
      const told = words.exported(shown, fate, path, name);
      const elsewhere = fate.kind === 'removed' && path !== '.' && name !== 'default' && isThere(name, '.');
      const more = elsewhere ? { message: `${told.message} Import it from '${to.name}'.`, replacement: to.name } : {};
      return [{ ...place(node), ...told, ...more }];
    }),
  ];
}

/** How the history calls a module: `es` has the files of `lib`. */
function moduleIn(modules: NonNullable<ApiHistory['modules']>, module: string): string | undefined {
  const plain = module.replace(/\/index$/, '');
  const names = [plain, plain.replace(/^es(?=\/|$)/, 'lib'), plain.replace(/^lib(?=\/|$)/, 'es')];
  return names.find((name) => Object.hasOwn(modules, name));
}
