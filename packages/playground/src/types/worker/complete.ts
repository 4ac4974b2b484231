import type TypeScript from 'typescript';
import type { TypeCompletion, TypeCompletions, TypeInfo, TypePlace } from '../../model/type-messages';
import { placeOf } from '../find-rows';
import type { Project } from './project';
import { importEdit, exportsOf, type Packages } from './add-import';
import { translate } from './api-entry';
import type { Lookup } from './hover';

/** Names beyond this are offered only once their first letter is typed: all globals would be thousands. */
const MOST = 200;

/** A caret in an import. */
const IMPORTING = /^\s*import\b[^;'"]*$/m;

/** Icons by the compiler's name of a kind; all others are properties. */
const KINDS: Record<string, TypeCompletion['kind']> = {
  'alias': 'variable',
  'class': 'class',
  'const': 'constant',
  'enum': 'type',
  'function': 'function',
  'interface': 'interface',
  'keyword': 'keyword',
  'let': 'variable',
  'local function': 'function',
  'local var': 'variable',
  'method': 'function',
  'module': 'namespace',
  'parameter': 'variable',
  'string': 'text',
  'type': 'type',
  'type parameter': 'type',
  'var': 'variable',
};

/** What completion needs beside the program. */
export interface CompletionContext extends Packages {
  uses: Readonly<Record<string, number>>;
}

/**
 * Names that may be typed at a place: members, values of unions, packages in imports, names in scope and those that could be
 * imported. Those that demos use most come first.
 */
export function complete(
  project: Project,
  { source, file, at }: TypePlace,
  context: CompletionContext,
): TypeCompletions | undefined {
  const path = project.pathOf(file);
  const text = source.files[file] ?? '';
  const module = /(?:from|import)\s+(['"])([^'"\n]*)$/.exec(text.slice(0, at));
  if (module) {
    const typed = module[2] ?? '';
    const options = context.packages.map((label): TypeCompletion => ({ label, kind: 'text', boost: 0 }));
    return { from: at - typed.length, to: at, options };
  }
  const found = project.service.getCompletionsAtPosition(path, at, {});
  if (!found) return undefined;
  const typed = /[\w$]*$/.exec(text.slice(0, at))?.[0] ?? '';
  const span = found.optionalReplacementSpan;
  const usable = found.entries.filter(({ kind }) => kind !== 'warning');
  const few = usable.length > MOST ? usable.filter(({ name }) => startsAlike(name, typed)) : usable;
  return {
    from: span ? Math.min(span.start, at) : at - typed.length,
    to: at,
    options: [
      ...few.map((entry) => toCompletion(entry, context.uses)),
      ...(IMPORTING.test(text.slice(0, at)) ? [] : importable(project, path, typed, found.entries, context)),
    ],
  };
}

/**
 * Names of packages that start as what is typed, if the place takes any name in scope. They come after those that are in scope.
 * @param entries names in scope.
 */
function importable(
  project: Project,
  path: string,
  typed: string,
  entries: readonly TypeScript.CompletionEntry[],
  packages: Packages,
): TypeCompletion[] {
  const inScope = new Set(entries.map(({ name }) => name));
  const source = project.service.getProgram()?.getSourceFile(path);
  if (!source || !typed || !inScope.has('undefined')) return [];
  const takesValue = inScope.has('NaN');
  return packages.packages.flatMap((module) =>
    exportsOf(project, module, packages)
      .filter(({ name, isType, namesType }) => {
        const fits = takesValue ? !isType : namesType;
        return fits && !inScope.has(name) && startsAlike(name, typed);
      })
      .map((exported): TypeCompletion => ({
        label: exported.name,
        kind: takesValue ? 'variable' : 'type',
        boost: -10,
        import: { module, edit: importEdit(project, source, { module, ...exported }) },
      })),
  );
}

const startsAlike = (name: string, typed: string) => name[0]?.toLowerCase() === typed[0]?.toLowerCase();

function toCompletion(
  { name, kind, sortText, insertText }: TypeScript.CompletionEntry,
  uses: CompletionContext['uses'],
): TypeCompletion {
  // `11` for what is near, `15` for globals and keywords.
  const nearness = 15 - (Number.parseInt(sortText, 10) || 15);
  const use = Object.hasOwn(uses, name) ? (uses[name] ?? 0) : 0;
  return {
    label: name,
    kind: KINDS[kind] ?? 'property',
    boost: Math.max(-99, Math.min(99, nearness * 5 + Math.round(5 * Math.log2(1 + use)))),
    ...(insertText && insertText !== name ? { insert: insertText } : {}),
  };
}

/** What is known of a name that is offered at a place. */
export function describe(
  { ts, service, pathOf }: Project,
  { file, at, language }: TypePlace,
  name: string,
  { rows, reference }: Lookup,
): TypeInfo | undefined {
  const found = service.getCompletionEntryDetails(pathOf(file), at, name, undefined, undefined, {}, undefined);
  if (!found) return undefined;
  const declaration = service.getCompletionEntrySymbol(pathOf(file), at, name, undefined)?.declarations?.[0];
  const [row] = (declaration && rows.get(placeOf(declaration))) ?? [];
  const entry = row === undefined ? undefined : reference(row);
  return {
    code: ts.displayPartsToString(found.displayParts),
    description: ts.displayPartsToString(found.documentation),
    ...(entry && translate(entry, language)),
  };
}
