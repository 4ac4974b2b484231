import type { TypeApiLink, TypeDefinition, TypeHover, TypeInfo, TypePlace } from '../../model/type-messages';
import type { ApiIndex } from './api-index';
import type { Project } from './compiler';
import { LIB } from './create-host';

/** What hovers and definitions are made from, beside the program. */
export interface Reference {
  index: ApiIndex;
  /** Addresses of definitions by the type's name. */
  types: Record<string, string>;
}

/** What is known of the name at a place. */
export function hover(
  project: Project,
  { file, at, language }: TypePlace,
  reference: Reference,
): TypeHover | undefined {
  const { ts, service, pathOf } = project;
  const found = service.getQuickInfoAtPosition(pathOf(file), at);
  if (!found) return undefined;
  const { start, length } = found.textSpan;
  return {
    from: start,
    to: start + length,
    code: ts.displayPartsToString(found.displayParts),
    description: ts.displayPartsToString(found.documentation),
    ...findEntry(project, pathOf(file), at, language, reference),
  };
}

/** Where the name at a place is declared: in the reference, or in the demo. */
export function define(project: Project, place: TypePlace, reference: Reference): TypeDefinition | undefined {
  const path = project.pathOf(place.file);
  const { api } = findEntry(project, path, place.at, place.language, reference);
  if (api) return api;
  const declared = project.service.getDefinitionAtPosition(path, place.at)?.[0];
  const file = declared && project.nameOf(declared.fileName);
  if (!declared || file === undefined) return undefined;
  const { start, length } = declared.textSpan;
  return { file, from: start, to: start + length };
}

/** The type of an optional property without what it may be anyway. */
const withoutUndefined = (code: string) => code.replace(/(\?: [\s\S]*) \| undefined$/, '$1');

/** What the reference says of the name at a place: a row of a table, with the type as declared, or the definition of a type. */
function findEntry(
  { ts, service, nameOf }: Project,
  path: string,
  at: number,
  language: string,
  { index, types }: Reference,
): Partial<TypeInfo> {
  for (const { fileName, textSpan, name } of service.getDefinitionAtPosition(path, at) ?? []) {
    const entry = index(fileName, textSpan.start, language);
    if (entry) {
      const declared = service.getQuickInfoAtPosition(fileName, textSpan.start)?.displayParts;
      return { ...entry, ...(declared && { code: withoutUndefined(ts.displayPartsToString(declared)) }) };
    }
    const isElsewhere = nameOf(fileName) === undefined && !fileName.startsWith(`${LIB}/`);
    // Not what every object inherits.
    const isKnown = isElsewhere && Object.hasOwn(types, name);
    const address = isKnown ? types[name] : undefined;
    if (address !== undefined) return { api: { name, address } satisfies TypeApiLink };
  }
  return {};
}
