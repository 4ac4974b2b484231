import { parseSync } from 'vite';
import { findStyleImports } from 'live-playground/model';
import { type Problem } from '../../../model';

/** Where a file imports something. */
export interface ImportPlace {
  /** As written. */
  name: string;
  /** Offset of the quote before it. */
  start: number;
}

/** A file of a demo. */
export interface SourceText {
  text: string;
  /** What it imports, as written: files, packages and their files; types too, since a reader's project needs those. */
  imports: string[];
  /** Where it imports them. */
  places: ImportPlace[];
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
    const places = findStyleImports(text).map(({ name, at }) => ({ name, start: at }));
    return { text, imports: places.map(({ name }) => name), places, hasDefault: false, problems: [] };
  }
  const { module, errors } = parseSync(file, text);
  const problems = errors.slice(0, 1).map(({ message, labels }) => ({
    file: filename,
    line: lineAt(text, labels[0]?.start ?? 0),
    found: `the file cannot be read: ${message}`,
    expected: 'TypeScript or JavaScript',
    fix: 'Correct the syntax',
  }));
  const requests = [
    ...module.staticImports.map((found) => found.moduleRequest),
    ...module.staticExports.flatMap((found) => found.entries.flatMap((entry) => entry.moduleRequest ?? [])),
    ...module.dynamicImports.map((found) => found.moduleRequest),
  ];
  const places = requests.flatMap(({ start, end }) => {
    // One that is put together as it runs names nothing yet.
    const name = /^(['"])(.*)\1$/.exec(text.slice(start, end))?.[2];
    return name === undefined ? [] : { name, start };
  });
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const hasDefault = exported.some(({ exportName: { kind, name } }) => kind === 'Default' || name === 'default');
  return { text, imports: places.map(({ name }) => name), places: distinct(places), hasDefault, problems };
}

/** Each place once: an `export … from` is one for each name. */
const distinct = (places: ImportPlace[]) => [...new Map(places.map((place) => [place.start, place])).values()];

/** Line of a position in a text, from 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
