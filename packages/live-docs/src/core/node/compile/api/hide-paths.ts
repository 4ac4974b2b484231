/** A type as the compiler writes it, without the paths of this machine: `import("/home/me/kit/src/part").Part` is `Part`. */
export const hidePaths = (text: string): string =>
  text.replace(/\bimport\((["'])[^"']*\1\)\./g, '').replace(/\bimport\((["'])[^"']*?([^"'/]*)\1\)/g, 'import($1$2$1)');
