const COMMENT = /\/\*[^]*?\*\//g;
/** In Less and Sass, to the end of the line; not in an address. */
const LINE_COMMENT = /(?<=^|[\s;{}])\/\/[^\n]*/g;
const IMPORT = /@(?:import|use|forward)\s+(?:\([^)]*\)\s*)?(?:url\(\s*)?(['"])([^'"\n]+)\1[^;]*;?/g;
const ADDRESS = /url\(\s*(['"]?)(?![a-z]+:|\/|#)([^'")]+)\1\s*\)/g;

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** A stylesheet with blanks for its comments, so that every offset stays what it was. */
function blankComments(css: string, isPlain: boolean): string {
  const without = css.replace(COMMENT, blank);
  return isPlain ? without : without.replace(LINE_COMMENT, blank);
}

/**
 * What a stylesheet imports, but from other hosts, with offsets in its text.
 * @param isPlain false for Less and Sass, which have further comments.
 */
export function findStyleImports(text: string, isPlain = true): { name: string; at: number }[] {
  return [...blankComments(text, isPlain).matchAll(IMPORT)].flatMap(({ 0: all, 2: name = '', index }) =>
    /^((https?:)?\/\/|sass:)/.test(name) ? [] : [{ name, at: index + all.indexOf(name) - 1 }],
  );
}

/** The files that a stylesheet names by their address relative to itself: pictures and fonts. */
export function findStyleAddresses(text: string): string[] {
  const without = blankComments(text, true).replace(IMPORT, blank);
  return [...new Set([...without.matchAll(ADDRESS)].map(([, , name = '']) => name))];
}

/** A stylesheet with other addresses for files that it names relative to itself. */
export function replaceStyleAddresses(text: string, addressOf: (name: string) => string | undefined): string {
  return text.replace(ADDRESS, (all, _quote: string, name: string) => {
    const address = addressOf(name);
    return address === undefined ? all : `url(${JSON.stringify(address)})`;
  });
}

/** A stylesheet without its imports. */
export function dropStyleImports(text: string): string {
  return text.replace(COMMENT, '').replace(IMPORT, '');
}
