/** Names that code may use without importing them, and what imports them. */
export interface Scope {
  /** Path of the module that exports them, from the site's folder. */
  filename: string;
  names: Readonly<Record<string, ScopeName>>;
}

/** Where a name is imported from. */
export interface ScopeName {
  /** What an import names, or the id of a file, maybe without its ending. */
  from: string;
  /** The name there; `*` for the module as a whole. */
  name: string;
  isFile?: true;
}
