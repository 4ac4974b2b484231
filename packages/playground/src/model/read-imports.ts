/** `from 'x'`, `import 'x'`, `import('x')`, and in style `@import 'x'` and `@import url('x')`. */
const IMPORT = /(?<![\w'"`.-])(?:from|@?import)\s*\(?\s*(?:url\(\s*)?(['"])([^'"\s]+)\1/g;

/**
 * What a source file seems to import, each once. Reads text, not syntax, so that it also answers for what is half
 * typed: one in a comment is among them.
 */
export function readImports(text: string): string[] {
  return [...new Set([...text.matchAll(IMPORT)].map((match) => match[2] ?? ''))];
}
