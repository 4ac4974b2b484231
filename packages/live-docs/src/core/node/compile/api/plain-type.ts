/**
 * A type's text without what differs between compilers that emit the same type: quotes, the namespace of React, bars before
 * the first constituent, semicolons before a brace, parentheses around everything.
 */
export function plainType(text: string): string {
  return text
    .replaceAll('"', "'")
    .replace(/\bReact\.(?=[A-Z])/g, '')
    .replace(/\s+/g, ' ')
    .replace(/;? \}/g, ' }')
    .replace(/([:=(<,]|^) ?\| /g, (_match, before: string) => (/[:=,]/.test(before) ? `${before} ` : before))
    .replace(/\{ \}/g, '{}')
    .trim();
}

/** A type as the compiler writes it, without the paths of this machine: `import("/home/me/kit/src/part").Part` is `Part`. */
export const hidePaths = (text: string): string =>
  text.replace(/\bimport\((["'])[^"']*\1\)\./g, '').replace(/\bimport\((["'])[^"']*?([^"'/]*)\1\)/g, 'import($1$2$1)');
