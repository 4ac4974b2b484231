import type TypeScript from 'typescript';
import type { TypeDefinition, TypeHover, TypePlace, TypeSignature } from '../../model/type-messages';
import { placeAt, type RowIndex } from '../find-rows';
import { translate, type ApiEntry, type Reference } from './api-entry';
import type { Project } from './project';

/** The reference, and how it's found. */
export interface Lookup {
  rows: RowIndex;
  reference: Reference;
  /** True for a file of the demos: what it declares isn't the library's, whatever it's called. */
  isOurs(file: string): boolean;
}

/** What is known of the name at a place. */
export function hover(
  { service, pathOf }: Project,
  { file, at, language }: TypePlace,
  lookup: Lookup,
): TypeHover | undefined {
  const path = pathOf(file);
  const text = textAt(service, path, at);
  if (!text) return undefined;
  const { from, to, code, comment } = text;
  const { entry, row } = findEntry(service, path, at, lookup) ?? {};
  if (!entry) return { from, to, code, description: comment };
  const told = { from, to, code, ...translate(entry, language) };
  // A row's declaration says more than the place where it's set. Of a type, the reference has no words.
  return row
    ? { ...told, code: withoutUndefined(textAt(service, row.fileName, row.textSpan.start)?.code ?? code) }
    : { ...told, description: comment };
}

/** Where the name at a place is declared: in the reference, or in the demo. */
export function define(
  { service, pathOf, nameOf }: Project,
  { file, at }: TypePlace,
  lookup: Lookup,
): TypeDefinition | undefined {
  const path = pathOf(file);
  const { api } = findEntry(service, path, at, lookup)?.entry ?? {};
  if (api) return api;
  const declared = service.getDefinitionAtPosition(path, at)?.[0];
  const name = declared && nameOf(declared.fileName);
  if (!declared || name === undefined) return undefined;
  const { start, length } = declared.textSpan;
  return { file: name, from: start, to: start + length };
}

/** What the reference says of the name at a place; of a row, with its declaration. */
function findEntry(
  service: TypeScript.LanguageService,
  file: string,
  at: number,
  { rows, reference, isOurs }: Lookup,
): { entry: ApiEntry; row?: TypeScript.DefinitionInfo } | undefined {
  const program = service.getProgram();
  for (const found of service.getDefinitionAtPosition(file, at) ?? []) {
    const { fileName, textSpan, name } = found;
    const [row] = rows.get(placeAt(fileName, textSpan.start)) ?? [];
    const ofRow = row === undefined ? undefined : reference(row);
    if (ofRow) return { entry: ofRow, row: found };
    const source = program?.getSourceFile(fileName);
    const isElsewhere = source && !isOurs(fileName) && !program?.isSourceFileDefaultLibrary(source);
    const ofType = isElsewhere ? reference(name) : undefined;
    if (ofType) return { entry: ofType };
  }
  return undefined;
}

/** The declaration of the name at a place, whatever it is. */
function textAt(service: TypeScript.LanguageService, file: string, at: number) {
  const found = service.getQuickInfoAtPosition(file, at);
  if (!found) return undefined;
  const { start, length } = found.textSpan;
  return { from: start, to: start + length, code: join(found.displayParts), comment: join(found.documentation) };
}

const join = (parts: TypeScript.SymbolDisplayPart[] = []) => parts.map(({ text }) => text).join('');

/** The type of an optional property without what it may be anyway. */
const withoutUndefined = (code: string) => code.replace(/(\?: [\s\S]*) \| undefined$/, '$1');

/** The call around a place, and which of its arguments is being typed. */
export function signature({ ts, service, pathOf }: Project, { file, at }: TypePlace): TypeSignature | undefined {
  const help = service.getSignatureHelpItems(pathOf(file), at, {});
  const item = help?.items[help.selectedItemIndex];
  if (!help || !item) return undefined;
  const text = (parts: Parameters<typeof ts.displayPartsToString>[0]) => ts.displayPartsToString(parts);
  return {
    from: help.applicableSpan.start,
    before: text(item.prefixDisplayParts),
    parameters: item.parameters.map(({ displayParts }) => text(displayParts)),
    separator: text(item.separatorDisplayParts),
    after: text(item.suffixDisplayParts),
    active: Math.min(help.argumentIndex, Math.max(0, item.parameters.length - 1)),
    description: text(item.documentation),
  };
}
