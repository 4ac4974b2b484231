/** Reads a stylesheet by its path from the project's root, or one of a package as imports call it; undefined if there's none. */
export type ReadLess = (path: string) => Promise<string | undefined>;

/** Compiles a Less file with all that it imports. @returns CSS. @throws {CompiledStyleError} */
export type LessCompiler = (path: string, read: ReadLess) => Promise<string>;
