import path from 'node:path';
import { parseSync } from 'vite';
import { findFile } from '../find-file';
import type { Folder } from '../plan';
import type { SiteOptions } from './options';
import { RAW_LOADER, SHIMS } from './shims';

/** An import of a module. */
export interface Import {
  specifier: string;
  start: number;
  end: number;
  entries: { imported: string; local: string }[];
}

/** The imports of a module that remain when it's compiled. A module with mistakes has none. */
export function readImports(file: string, code: string): Import[] {
  const { module } = parseSync(file, code);
  return module.staticImports.flatMap(({ start, end, moduleRequest, entries }) => {
    const kept = entries.filter(({ isType }) => !isType);
    if (entries.length > 0 && kept.length === 0) return [];
    return [
      {
        specifier: moduleRequest.value,
        start,
        end,
        entries: kept.map(({ importName, localName }) => ({
          imported:
            importName.kind === 'Default'
              ? 'default'
              : importName.kind === 'NamespaceObject'
                ? '*'
                : (importName.name ?? ''),
          local: localName.value,
        })),
      },
    ];
  });
}

/** The imports of a module, and what it exports of others. */
function readRequests(file: string, code: string): Import[] {
  const { module } = parseSync(file, code);
  const exported = module.staticExports.flatMap(({ start, end, entries }): Import[] => {
    const from = entries.find(({ moduleRequest, isType }) => moduleRequest && !isType)?.moduleRequest;
    return from ? [{ specifier: from.value, start, end, entries: [] }] : [];
  });
  return [...readImports(file, code), ...exported];
}

/** What a module brings along. */
export interface Reach {
  /** What it needs of Docusaurus that has no equal here, or that isn't there: `@theme/DocCard`. */
  missing: Set<string>;
  /** Modules of Docusaurus that have an equal. */
  shims: Set<string>;
  /** Files of the folder. */
  files: Set<string>;
}

/** Adds what a module brings along to what is needed already. */
export function addReach(
  needs: Pick<Reach, 'shims' | 'files'>,
  { shims, files }: Pick<Reach, 'shims' | 'files'>,
): void {
  for (const name of shims) needs.shims.add(name);
  for (const name of files) needs.files.add(name);
}

/** The text of a file, as webpack's loader has it: `!!raw-loader!./a.tsx`. */
const RAW = /^!{1,2}raw-loader!/;

const SCRIPT = /\.[cm]?[jt]sx?$/;

/** Finds files that pages and scripts name, and what scripts bring along. */
export function createScripts(folder: Pick<Folder, 'files' | 'read'>, { statics }: Pick<SiteOptions, 'statics'>) {
  const known = new Map<string, Reach>();

  /** The file that an import or a link of another file names; undefined if it's no path, or if there's none. */
  const resolve = (specifier: string, from: string): string | undefined => {
    const [named = ''] = specifier.split('?');
    const target = named.startsWith('@site/')
      ? path.posix.normalize(named.slice('@site/'.length))
      : /^\.{1,2}(\/|$)/.test(named)
        ? path.posix.join(path.posix.dirname(from), named)
        : undefined;
    return target === undefined ? undefined : findFile(folder, target);
  };

  /** The address of a file that is served as it is: `/img/a.png` for `static/img/a.png`. */
  const addressOfStatic = (file: string): string | undefined => {
    const dir = statics.find((one) => file.startsWith(`${one}/`));
    return dir === undefined ? undefined : file.slice(dir.length);
  };

  /** What a module of the folder brings along, through all that it imports there. */
  const reach = (file: string): Reach => {
    const found = known.get(file);
    if (found) return found;
    const all: Reach = { missing: new Set(), shims: new Set(), files: new Set([file]) };
    known.set(file, all);
    if (!SCRIPT.test(file)) return all;
    const code = folder.read(file) ?? '';
    if (/\brequire\.context\(/.test(code)) all.missing.add('require.context');
    for (const one of readRequests(file, code)) {
      const kind = judge(one, file);
      if (kind === 'missing') all.missing.add(one.specifier);
      else if (kind === 'shim') all.shims.add(RAW.test(one.specifier) ? RAW_LOADER : one.specifier);
      const target = resolve(one.specifier, file);
      if (target === undefined) continue;
      if (
        target.endsWith('.svg') &&
        one.entries.some(({ imported, local }) => imported === 'default' && new RegExp(`<${local}\\b`).test(code))
      )
        all.missing.add(one.specifier);
      const inner = reach(target);
      for (const name of inner.missing) all.missing.add(name);
      addReach(all, inner);
    }
    return all;
  };

  /** What becomes of an import. */
  const judge = ({ specifier, entries }: Import, from: string): 'shim' | 'missing' | 'file' | 'package' => {
    const shim = SHIMS[specifier];
    if (shim)
      return entries.every(({ imported }) => imported === 'default' || shim.names?.includes(imported))
        ? 'shim'
        : 'missing';
    if (RAW.test(specifier)) return 'shim';
    if (
      /^(@docusaurus|@theme(-\w+)?|@generated)\/|^babel-plugin-macros$|\.macro(\.js)?$/.test(specifier) ||
      specifier.includes('!')
    )
      return 'missing';
    if (!/^(\.{1,2}(\/|$)|@site\/)/.test(specifier)) return 'package';
    return resolve(specifier, from) === undefined ? 'missing' : 'file';
  };

  return { resolve, reach, judge, addressOfStatic };
}

export type Scripts = ReturnType<typeof createScripts>;
