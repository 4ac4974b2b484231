import { parseSync } from 'vite';
import { findStyleImports } from 'live-playground/model';
import { type Problem } from '../../../model';

/** A file of a demo. */
export interface SourceText {
  text: string;
  /** What it imports, as written: files, packages and their files; types too, since a reader's project needs those. */
  imports: string[];
  /** True if it exports something by default, as a demo's own file has to. */
  hasDefault: boolean;
  problems: Problem[];
}

/**
 * Reads what a file of a demo imports.
 * @param file its name, which tells its language.
 * @param filename path from the project's root.
 */
export function readSource(file: string, filename: string, text: string): SourceText {
  if (file.endsWith('.css')) {
    return { text, imports: findStyleImports(text).map(({ name }) => name), hasDefault: false, problems: [] };
  }
  const { module, errors } = parseSync(file, text);
  const problems = errors.slice(0, 1).map(({ message, labels }) => ({
    file: filename,
    line: lineAt(text, labels[0]?.start ?? 0),
    found: `the file cannot be read: ${message}`,
    expected: 'TypeScript or JavaScript',
    fix: 'Correct the syntax',
  }));
  const imports = [
    ...module.staticImports.map((found) => found.moduleRequest.value),
    ...module.staticExports.flatMap((found) => found.entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    // One that is put together as it runs names nothing yet.
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const literal = /^(['"])(.*)\1$/.exec(text.slice(start, end));
      return literal?.[2] ?? [];
    }),
  ];
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const hasDefault = exported.some(({ exportName: { kind, name } }) => kind === 'Default' || name === 'default');
  return { text, imports, hasDefault, problems };
}

/** Line of a position in a text, from 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
