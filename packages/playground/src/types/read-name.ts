import type TypeScript from 'typescript';
import type { NameText } from '../model/api-entry';
import type { MemberId } from '../model/member-id';
import { placeAt, type RowIndex } from './find-rows';

/** What answers questions about names. */
export type Service = Pick<
  TypeScript.LanguageService,
  'getDefinitionAtPosition' | 'getQuickInfoAtPosition' | 'getProgram'
>;

/** What the reference has, and whose names these are. */
export interface Known {
  rows: RowIndex;
  /** True for the name of a type that the reference defines. */
  isType(name: string): boolean;
  /** True for a file of the demos: what it declares isn't the library's, whatever it's called. */
  isOurs(file: string): boolean;
}

/** What a name in a file means. */
export interface Meaning {
  /** A row, or the name of a type. */
  id: MemberId;
  /** The name that says it as code: where a row is declared, where a type is used. */
  file: string;
  at: number;
}

/** Finds the row or the type of the reference that the name at a place means. */
export function readMeaning(service: Service, file: string, at: number, known: Known): Meaning | undefined {
  const program = service.getProgram();
  for (const { fileName, textSpan, name } of service.getDefinitionAtPosition(file, at) ?? []) {
    const [row] = known.rows.get(placeAt(fileName, textSpan.start)) ?? [];
    if (row !== undefined) return { id: row, file: fileName, at: textSpan.start };
    const source = program?.getSourceFile(fileName);
    const isElsewhere = source && !known.isOurs(fileName) && !program?.isSourceFileDefaultLibrary(source);
    if (isElsewhere && known.isType(name)) return { id: name, file, at };
  }
  return undefined;
}

/** The declaration of what a name means, and of a type its comment. */
export function textOf(service: Service, { id, file, at }: Meaning): NameText | undefined {
  const found = textAt(service, file, at);
  if (!found) return undefined;
  const { code, comment } = found;
  if (id.includes(' ')) return { code: withoutUndefined(code) };
  return { code, ...(comment && { comment }) };
}

/** The declaration of the name at a place, whatever it is. */
export function textAt(
  service: Service,
  file: string,
  at: number,
): { code: string; comment: string; span: TypeScript.TextSpan } | undefined {
  const found = service.getQuickInfoAtPosition(file, at);
  return found && { code: join(found.displayParts), comment: join(found.documentation), span: found.textSpan };
}

const join = (parts: TypeScript.SymbolDisplayPart[] = []) => parts.map(({ text }) => text).join('');

/** The type of an optional property without what it may be anyway. */
const withoutUndefined = (code: string) => code.replace(/(\?: [\s\S]*) \| undefined$/, '$1');
