import { fileKind, findStyleAddresses, findStyleImports, styleCompiler } from 'live-playground/model';
import { parseSync } from 'vite';
import type { Problem } from '../../../model';
import { failureOf } from '../../files/attempt';
import { lineAt } from './line-at';
import { hasControls, readControls } from './read-controls';
import { readExports, type SourceExport } from './read-exports';

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
  /** Those that it imports types alone of; absent if there are none. */
  typesOnly?: readonly string[];
  /** Where it imports them. */
  places: ImportPlace[];
  /** Files that it names by their address: `url(./a.png)` in a stylesheet, `new URL('./a.png', import.meta.url)` in a script. */
  addresses: string[];
  /** Values that it exports, in the order of the text. */
  exports: readonly SourceExport[];
  /** True if it exports controls. */
  hasControls: boolean;
  problems: Problem[];
}

/**
 * Reads what a file of a demo imports.
 * @param file its name, which tells its language.
 * @param filename path from the project's root.
 */
export function readSource(file: string, filename: string, text: string): SourceText {
  const kind = fileKind(file);
  if (kind === 'style') return readStyle(file, text);
  if (kind === 'data') return { ...NOTHING, text, problems: dataProblems(filename, text) };
  return kind === 'script' ? readScript(file, filename, text) : { ...NOTHING, text };
}

/** What is read of a file that has nothing to read. */
export const NOTHING: SourceText = {
  text: '',
  imports: [],
  places: [],
  addresses: [],
  exports: [],
  hasControls: false,
  problems: [],
};

function readStyle(file: string, text: string): SourceText {
  const found = findStyleImports(text, styleCompiler(file) === undefined);
  return {
    ...NOTHING,
    text,
    imports: found.map(({ name }) => name),
    places: found.map(({ name, at }) => ({ name, start: at })),
    addresses: findStyleAddresses(text),
  };
}

function dataProblems(file: string, text: string): Problem[] {
  const message = failureOf(() => JSON.parse(text) as unknown);
  if (message === undefined) return [];
  const [, at] = /position (\d+)/.exec(message) ?? [];
  return [
    {
      file,
      line: lineAt(text, at === undefined ? text.length : Number(at)),
      found: `the file cannot be read: ${message.split('\n', 1)[0]}`,
      expected: 'JSON',
      fix: 'Correct the syntax',
    },
  ];
}

/** `new URL('./worker.ts', import.meta.url)`, which Vite turns into an address. */
const ADDRESS = /new URL\(\s*(['"])(\.[^'"\n]+)\1\s*,\s*import\.meta\.url/g;
/** Names the package whose functions JSX is compiled to: `@emotion/react`. */
const JSX_SOURCE = /^\s*\/\*\*?[^]*?@jsxImportSource\s+(\S+)/;

function readScript(file: string, filename: string, text: string): SourceText {
  const parsed = parseSync(file, text, /\.[cm]?js$/.test(file) ? { lang: 'jsx' } : {});
  const { module, errors } = parsed;
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
  const ofValues = new Set<string>();
  for (const { entries, moduleRequest } of module.staticImports)
    if (entries.length === 0 || entries.some(({ isType }) => !isType)) ofValues.add(moduleRequest.value);
  for (const { entries } of module.staticExports)
    for (const { isType, moduleRequest } of entries) if (moduleRequest && !isType) ofValues.add(moduleRequest.value);
  const ofTypes = module.staticImports.flatMap(({ moduleRequest: { value } }) => (ofValues.has(value) ? [] : value));
  const jsxSource = JSX_SOURCE.exec(text)?.[1];
  return {
    text,
    imports: [...places.map(({ name }) => name), ...(jsxSource === undefined ? [] : [`${jsxSource}/jsx-runtime`])],
    ...(ofTypes.length > 0 ? { typesOnly: ofTypes } : {}),
    places: distinct(places),
    addresses: [...text.matchAll(ADDRESS)].map(([, , name = '']) => name),
    exports: problems.length === 0 ? readExports(text, parsed) : [],
    hasControls: problems.length === 0 && hasControls(text),
    problems: problems.length === 0 && hasControls(text) ? readControls(filename, text).problems : problems,
  };
}

/** Each place once: an `export … from` is one for each name. */
const distinct = (places: ImportPlace[]) => [...new Map(places.map((place) => [place.start, place])).values()];
