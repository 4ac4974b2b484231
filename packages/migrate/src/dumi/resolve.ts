import path from 'node:path';
import type { DumiConfig } from './dumi-config';
import { findFile } from '../find-file';
import type { Folder } from '../plan';
import type { Alias } from './input';

/** Finds the file that a page or a script names. @returns its path from the folder; undefined if there is none. */
export type Resolve = (named: string, from: string) => string | undefined;

/** The aliases that lead to files of the folder, and the names of the others. @param root absolute. */
export function readAliases({ alias = {} }: DumiConfig, root: string): { aliases: Alias[]; others: string[] } {
  const aliases: Alias[] = [];
  const others: string[] = [];
  for (const [name, value] of Object.entries(alias)) {
    const target =
      typeof value === 'string' && /^(\/|\.|[A-Za-z]:)/.test(value) ? path.resolve(root, value) : undefined;
    if (target === undefined) others.push(name);
    else aliases.push({ name, path: path.relative(root, target).replaceAll(path.sep, '/') || '.' });
  }
  return { aliases, others };
}

/** @param folder its files, and those that it reads elsewhere in the repository. */
export function createResolve(folder: Pick<Folder, 'files' | 'read'>, aliases: Alias[]): Resolve {
  const all = [...aliases, { name: '@', path: 'src' }].toSorted((a, b) => b.name.length - a.name.length);
  return (named, from) => {
    const target = named.startsWith('.') ? path.posix.join(path.posix.dirname(from), named) : follow(named);
    return target === undefined ? undefined : findFile(folder, target);
  };

  function follow(named: string): string | undefined {
    for (const { name, path: target } of all) {
      if (name === `${named}$` || name === named) return target;
      if (!name.endsWith('$') && named.startsWith(`${name}/`)) return path.posix.join(target, named.slice(name.length));
    }
    // dumi takes `demo/a.tsx` for a path from the page's folder if no package has the name.
    return undefined;
  }
}
