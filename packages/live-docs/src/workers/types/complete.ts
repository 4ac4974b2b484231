import type TypeScript from 'typescript';
import type { TypeCompletion, TypeCompletions, TypeInfo, TypePlace } from '../../model/type-messages';
import type { Project } from './compiler';
import type { Reference } from './hover';

/** Names beyond this are offered only once their first letter is typed: all globals would be thousands. */
const MOST = 200;

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
export interface CompletionContext {
  packages: readonly string[];
  uses: Readonly<Record<string, number>>;
}

/** Names that may be typed at a place: members, values of unions, packages in imports. Those that demos use most come first. */
export function complete(
  project: Project,
  { source, file, at }: TypePlace,
  { packages, uses }: CompletionContext,
): TypeCompletions | undefined {
  const path = project.pathOf(file);
  const text = source.files[file] ?? '';
  const module = /(?:from|import)\s+(['"])([^'"\n]*)$/.exec(text.slice(0, at));
  if (module) {
    const typed = module[2] ?? '';
    const options = packages.map((label): TypeCompletion => ({ label, kind: 'text', boost: 0 }));
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
    options: few.map((entry) => toCompletion(entry, uses)),
  };
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
  { index }: Reference,
): TypeInfo | undefined {
  const found = service.getCompletionEntryDetails(pathOf(file), at, name, undefined, undefined, {}, undefined);
  if (!found) return undefined;
  const declaration = service.getCompletionEntrySymbol(pathOf(file), at, name, undefined)?.declarations?.[0];
  const label = declaration && ((declaration as TypeScript.NamedDeclaration).name ?? declaration);
  return {
    code: ts.displayPartsToString(found.displayParts),
    description: ts.displayPartsToString(found.documentation),
    ...(label && index(label.getSourceFile().fileName, label.getStart(), language)),
  };
}
