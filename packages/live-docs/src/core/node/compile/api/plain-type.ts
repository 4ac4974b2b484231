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
