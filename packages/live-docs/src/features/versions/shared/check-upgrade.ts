import type TypeScript from 'typescript';
import type { CompilerParts } from 'live-playground/types';
import type { ApiVersion } from '../../../core/model';
import { checkImport } from './check-imports';
import { findFates, isThereIn, isWider, type Fate, type Fates } from './find-fates';
import { findImports } from './find-imports';
import { findUses, type Use } from './find-uses';
import { placeOfNode, wordsFor, type Finding, type UpgradeFacts } from './finding';
import { indexLibrary } from './index-library';
import type { InstalledLibrary, LibrarySources } from './table-sources';
import { moveFix, renameFix } from './write-fix';

/** What is checked. */
export interface UpgradeCheck {
  ts: CompilerParts;
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

/** A use, and what becomes of it. */
interface Fated {
  use: Use;
  fate: Fate;
}

/** Finds what of a project's code breaks, or is deprecated, in another version of a library. Sorted by file and place. */
export function checkUpgrade({ ts, program, libraries, facts, to, files, report }: UpgradeCheck): Finding[] {
  const { read, tables, modules = {} } = facts.history;
  const indexes = libraries.map(({ sources }) => indexLibrary(program, sources, { tables, modules }));
  const fates = libraries.map(({ version }) => ({
    tables: findFates(read, tables, version, to.id),
    modules: findFates(read, modules, version, to.id),
  }));
  const words = wordsFor(facts, to);
  const found = files.flatMap((file, at): Finding[] => {
    const source = program.getSourceFile(file);
    const imports = source ? findImports(ts, source, Object.keys(read)) : [];
    const uses = source ? findUses(ts, program, indexes, source) : [];
    const fated = uses.flatMap((use) =>
      fatesOf(use).map((fate) => ({ use: { ...use, name: fate.name }, fate: fate.fate })),
    );
    const moves = findMoves(ts, fated);
    report?.(at + 1);
    return [
      ...imports.flatMap((use) => {
        const library = libraries.findIndex(({ name }) => name === use.library);
        return checkImport(use, facts, to, fates[library]?.modules, words);
      }),
      ...fated.map((one) => toFinding(one, moves.get(one))),
    ];
  });
  // A value that several places pass on is one.
  const unique = new Map(found.map((one) => [[one.file, one.line, one.column, one.name, one.rule].join(), one]));
  return [...unique.values()].toSorted(
    (a, b) => Number(a.file > b.file) - Number(a.file < b.file) || a.line - b.line || a.column - b.column,
  );

  /** What becomes of what is used, by name; nothing if that stays as it is, as far as the use goes. */
  function fatesOf({ kind, library, table, name, names }: Use): { name: string; fate: Fate }[] {
    const known = fates[library];
    const own = kind === 'part' ? known?.modules.get('.') : known?.tables.get(table);
    if (kind === 'whole')
      return [...(own ?? [])].flatMap(([missing, fate]) =>
        fate.kind === 'required' && !missing.includes('.') && !names?.has(missing) ? { name: missing, fate } : [],
      );
    const fate = own?.get(name) ?? (kind === 'part' ? undefined : fateInBase(known?.tables, table, name));
    if (!fate || fate.kind === 'required') return [];
    // It went to another table: that of a type for other uses, such as a column with children.
    if (fate.kind === 'removed' && isInExtension(table, name)) return [];
    const fits = fate.kind === 'changed' && kind === 'set' && isWider(fate, facts.definitions);
    return fits ? [] : [{ name, fate }];
  }

  /** True if a table that extends another one has a property in the version to upgrade to. */
  function isInExtension(table: string, name: string): boolean {
    return facts.tables.some(({ id, extends: base }) => base === table && isThereIn(read, tables, id, name, to.id));
  }

  function fateInBase(known: Fates | undefined, table: string, name: string): Fate | undefined {
    const base = facts.tables.find(({ id }) => id === table)?.extends;
    return base === undefined ? undefined : known?.get(base)?.get(name);
  }

  function toFinding({ use, fate }: Fated, move: Finding['fix']): Finding {
    const { node, kind, table, name, library, isOwn } = use;
    const { replacement } = fate;
    const isRename = replacement?.isCertain && isOwn && !replacement.name.includes('.');
    const fix = isRename ? renameFix(ts, node, replacement.name) : move;
    const shown = name.replace(/^default\./, `${libraries[library]?.name ?? ''} `);
    const said = kind === 'part' ? words.exported(shown, fate) : words.property(table, name, fate);
    return { ...placeOfNode(node), ...said, ...(fix ? { fix } : {}) };
  }
}

/** The edits that make attributes keys of another attribute of their element: all that go to one are one fix. */
function findMoves(ts: CompilerParts, fated: readonly Fated[]): ReadonlyMap<Fated, Finding['fix']> {
  const groups: { object: string; moved: [TypeScript.JsxAttribute, string][]; all: Fated[] }[] = [];
  for (const one of fated) {
    const { parent } = one.use.node;
    const [object = '', key, ...rest] = one.fate.replacement?.isCertain ? one.fate.replacement.name.split('.') : [];
    if (one.use.kind !== 'set' || !one.use.isOwn || key === undefined || rest.length > 0 || !ts.isJsxAttribute(parent))
      continue;
    let group = groups.find((other) => other.object === object && other.moved[0]?.[0].parent === parent.parent);
    if (!group) groups.push((group = { object, moved: [], all: [] }));
    group.moved.push([parent, key]);
    group.all.push(one);
  }
  return new Map(
    groups.flatMap(({ object, moved, all }) => {
      const fix = moveFix(ts, object, moved);
      return all.map((one) => [one, fix] as const);
    }),
  );
}
