import path from 'node:path';
import type TypeScript from 'typescript';
import { findNearest } from 'live-playground/model';
import type { ApiProgram } from './api-program';
import { findTable, importLine, memberOf, type FoundTable } from './find-table';
import { exportsFile, namesOf, pascalCase, readExports, resolve, type LibraryExport } from './library-exports';

/** Tables that pages show, and whose type no file of `docs/api` names. */
export interface Asked {
  /** Names of exports: `Slider`, `Menu.Item`. */
  ids: readonly string[];
  /** Ids of files whose exports are listed, by the path that pages have. */
  files: Readonly<Record<string, string>>;
}

/** Why the documented packages have no table of a name. */
export interface UnknownName {
  /** The most similar name that they export. */
  nearest?: string;
  /** Packages that export the name, each something else. */
  libraries?: string[];
}

/** What was found of the tables that pages ask for. */
interface AskedReading {
  tables: FoundTable[];
  /** Tables by the path that pages have. */
  files: Record<string, string[]>;
  unknown: Record<string, UnknownName>;
}

/** Finds tables by the names of exports, and those of all exports of a file. The program must have `exportsFile`, and the files. */
export function openAsked(api: ApiProgram, root: string, asked: Asked): AskedReading {
  const { program } = api;
  const location = program.getSourceFile(exportsFile(root));
  const reading: AskedReading = { tables: [], files: {}, unknown: {} };
  if (!location) return reading;
  const exports = readExports(api, root);
  for (const id of asked.ids) {
    const found = findExport(api, exports, id);
    if ('symbol' in found) {
      const { symbol, from } = found;
      reading.tables.push(findTable(api, location, { id, access: id, symbol, line: importLine(from) }));
    } else reading.unknown[id] = found;
  }
  for (const [name, file] of Object.entries(asked.files)) {
    reading.files[name] = exportsOf(api, file).map(({ name: id, symbol }) => {
      const same = exports.filter((one) => one.symbol === symbol);
      const from = same.find(({ name }) => name === id) ?? same[0];
      const known = reading.tables.find((one) => one.id === id);
      if (known?.symbol === symbol) return id;
      const own = known ? `${pascalCase(path.posix.parse(file).name)}.${id}` : id;
      const line = from ? importLine(from) : () => '';
      reading.tables.push(findTable(api, location, { id: own, access: from?.name ?? id, symbol, line }));
      return own;
    });
  }
  return reading;
}

/** Finds an export, or a member of one, by its name. */
function findExport(
  api: ApiProgram,
  exports: readonly LibraryExport[],
  id: string,
): { symbol: TypeScript.Symbol; from: LibraryExport } | UnknownName {
  const [head = '', ...rest] = id.split('.');
  const candidates = exports.filter(({ name }) => name === head);
  const found = candidates.flatMap((from) => {
    const symbol = memberOf(api, from.symbol, rest);
    return symbol ? [{ symbol, from }] : [];
  });
  const [first] = found;
  if (first && found.every(({ symbol }) => symbol === first.symbol)) return first;
  if (first) return { libraries: found.map(({ from }) => from.library) };
  const nearest = findNearest(head, [...new Set(exports.map(({ name }) => name))]);
  return nearest === undefined || candidates.length > 0 ? {} : { nearest };
}

/** What a file exports, in its order. */
function exportsOf(api: ApiProgram, file: string): { name: string; symbol: TypeScript.Symbol }[] {
  const { program, checker } = api;
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const found = (module ? checker.getExportsOfModule(module) : []).map((symbol) => {
    const [name = pascalCase(path.posix.parse(file).name)] = namesOf(api, symbol);
    return { name, symbol: resolve(api, symbol), at: symbol.declarations?.[0]?.pos ?? 0 };
  });
  const isFirst = ({ symbol }: { symbol: TypeScript.Symbol }, at: number) =>
    found.findIndex((one) => one.symbol === symbol) === at;
  return found.filter(isFirst).sort((a, b) => a.at - b.at);
}
