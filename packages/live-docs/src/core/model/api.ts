/** A piece of a type as its declaration writes it: plain text, or a name that leads to its definition. */
export type ApiTypePart = string | { name: string; /** Name that the definition goes by, if another. */ of?: string };
/** A type as its declaration writes it, piece by piece. */
export type ApiType = ApiTypePart[];

/** What a name in a type stands for. */
export interface ApiDefinition {
  /** The declaration, cut short where it is not the library's own and long. */
  text: ApiType;
  /** Package that declares it, where it is not the documented one. */
  from?: string;
}

/** A type without its links. */
export const typeText = (type: ApiType): string =>
  type.map((part) => (typeof part === 'string' ? part : part.name)).join('');
