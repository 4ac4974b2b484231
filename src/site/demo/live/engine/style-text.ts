/** A stylesheet that a run imports. */
export interface StyleText {
  /** Path from the project's root, or what an import of a package's stylesheet calls it. */
  path: string;
  text: string;
  /** The text that the site has, where it has the file. */
  original?: string;
  /** Stylesheets that come before it. */
  imports?: string[];
}

const COMMENT = /\/\*[^]*?\*\//g;
const IMPORT = /@import\s+(?:url\(\s*)?(['"])([^'"\n]+)\1[^;]*;?/g;

/** What a stylesheet imports, but from other hosts, with offsets in its text. */
export function findStyleImports(text: string): { name: string; at: number }[] {
  const code = text.replace(COMMENT, (comment) => ' '.repeat(comment.length));
  return [...code.matchAll(IMPORT)].flatMap(({ 0: all, 2: name = '', index }) =>
    /^(https?:)?\/\//.test(name) ? [] : [{ name, at: index + all.indexOf(name) - 1 }],
  );
}

/** A stylesheet without its imports. */
export function dropStyleImports(text: string): string {
  return text.replace(COMMENT, '').replace(IMPORT, '');
}
