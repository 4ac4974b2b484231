const COMMENT = /\/\*[^]*?\*\//g;
const IMPORT = /@import\s+(?:url\(\s*)?(['"])([^'"\n]+)\1[^;]*;?/g;

/** A stylesheet with blanks for its comments, so that every offset stays what it was. */
function blankComments(css: string): string {
  return css.replace(COMMENT, (comment) => ' '.repeat(comment.length));
}

/** What a stylesheet imports, but from other hosts, with offsets in its text. */
export function findStyleImports(text: string): { name: string; at: number }[] {
  return [...blankComments(text).matchAll(IMPORT)].flatMap(({ 0: all, 2: name = '', index }) =>
    /^(https?:)?\/\//.test(name) ? [] : [{ name, at: index + all.indexOf(name) - 1 }],
  );
}

/** A stylesheet without its imports. */
export function dropStyleImports(text: string): string {
  return text.replace(COMMENT, '').replace(IMPORT, '');
}
