import path from 'node:path';
import { demoName } from '../files/demo-name';
import { toSlug } from '../../model';

/**
 * Ids of demos that have the names of others: they take the names of their folders, as many as it needs. All other demos have the
 * names of their files.
 * @param files ids of the demos' files.
 */
export function nameDemos(files: Iterable<string>): Map<string, string> {
  const all = [...new Set(files)].sort();
  const levels = new Map(all.map((file) => [file, 0]));
  const idOf = (file: string) => withFolders(file, levels.get(file) ?? 0);
  for (;;) {
    const byId = new Map<string, string[]>();
    for (const file of all) byId.set(idOf(file), [...(byId.get(idOf(file)) ?? []), file]);
    const same = [...byId.values()].filter((list) => list.length > 1).flat();
    const longer = same.filter((file) => idOf(file) !== withFolders(file, (levels.get(file) ?? 0) + 1));
    if (longer.length === 0) break;
    for (const file of longer) levels.set(file, (levels.get(file) ?? 0) + 1);
  }
  const taken = new Set(all.filter((file) => levels.get(file) === 0).map(idOf));
  const ids = new Map<string, string>();
  for (const file of all.filter((one) => levels.get(one) !== 0)) {
    // `a-b.tsx` and `a/b.tsx` may be called the same with all folders.
    const names = [idOf(file), ...all.map((_, at) => `${idOf(file)}-${at + 2}`)];
    const id = names.find((name) => !taken.has(name)) ?? idOf(file);
    taken.add(id);
    ids.set(file, id);
  }
  return ids;
}

/** `examples-basic` for `examples/basic.tsx` with one folder. */
function withFolders(file: string, count: number): string {
  const folders = path.posix.dirname(file).split('/').filter(Boolean);
  return [...folders.slice(folders.length - Math.min(count, folders.length)).map(toSlug), demoName(file)].join('-');
}
