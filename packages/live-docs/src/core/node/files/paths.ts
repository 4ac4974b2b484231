import path from 'node:path';

/** What differs between systems; tests pass `path.win32`. */
type PathModule = Pick<typeof path, 'sep' | 'relative'>;

/** An absolute path as Vite names modules: with `/` on every system. The build names all files so. */
export function toId(file: string, { sep }: Pick<PathModule, 'sep'> = path): string {
  return path.posix.normalize(file.split(sep).join('/'));
}

/** The id of a file that another names by a relative path. @param from id of the naming file. */
export function resolveId(from: string, relative: string): string {
  return path.posix.join(path.posix.dirname(from), relative);
}

/** A file's path from a folder, with `/` on every system: `docs/demo/simple.tsx`. Both absolute. */
export function toPosix(folder: string, file: string, { sep, relative }: PathModule = path): string {
  return relative(folder, file).split(sep).join('/');
}

/** A folder and all that it lies in, the nearest first. @param folder absolute. */
export function foldersAbove(folder: string): string[] {
  const above = path.dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersAbove(above)];
}

/** True for a file in a folder or in one of its folders. Both are ids. */
export function isInside(folder: string, file: string): boolean {
  return file.startsWith(`${folder}/`);
}
