import type { Folder } from './plan';

/** A component that a project adds to dumi's pages. */
export interface Builtin {
  name: string;
  /** Path of its module from the folder. */
  file: string;
  /** True if it needs dumi. */
  needsDumi: boolean;
}

const BUILTIN = /^\.dumi\/theme\/builtins\/([A-Z]\w*)(?:\/index)?\.[jt]sx?$/;
const DUMI = /(?:from|import|require\()\s*['"](?:dumi|umi|@umijs\/|dumi-)/;

/** Finds the components in `.dumi/theme/builtins`, which dumi offers to all pages by the names of their files. */
export function findBuiltins({ files, read }: Pick<Folder, 'files' | 'read'>): Builtin[] {
  return [...files].toSorted().flatMap((file) => {
    const name = BUILTIN.exec(file)?.[1];
    if (name === undefined) return [];
    const own = [...files].filter((one) => one === file || one.startsWith(`.dumi/theme/builtins/${name}/`));
    return [{ name, file, needsDumi: own.some((one) => DUMI.test(read(one) ?? '')) }];
  });
}
