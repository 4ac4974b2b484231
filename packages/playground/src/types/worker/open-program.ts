import type TypeScript from 'typescript';
import type { TypeData, TypePack } from '../../model/type-messages';
import { createFiles } from './create-host';
import type { CompilerParts } from './project';
import { withPack } from './with-pack';

/** What a program consists of. */
interface ProgramInput {
  /** Declarations of all that demos may import. */
  data: TypeData;
  /** Those of another version of a package, in the place of the ones that `data` has. */
  pack?: TypePack | undefined;
  /** Sources by name: `code.tsx`. They lie in the site's folder. */
  files: Readonly<Record<string, string>>;
  /** Further modules by path. */
  extra: Record<string, string>;
  /** Other names that code imports a package by. */
  aliases: readonly { name: string; of: string }[];
}

/**
 * Opens the program of code that is no demo.
 * @returns the path of a file in it, too.
 */
export function openProgram(
  ts: CompilerParts,
  { data, pack, files, extra, aliases }: ProgramInput,
): { program: TypeScript.Program | undefined; pathOf(file: string): string } {
  const all = pack ? withPack(data, pack) : data;
  const folderOf = (name: string) =>
    Object.keys(all.files)
      .find((file) => file.endsWith(`/node_modules/${name}/package.json`))
      ?.slice(0, -'/package.json'.length);
  const links = aliases.flatMap(({ name, of }): [string, string][] => {
    const folder = all.links[`/node_modules/${of}`] ?? folderOf(of);
    return folder === undefined ? [] : [[`${all.root}/node_modules/${name}`, folder]];
  });
  const host = createFiles(ts, { ...all, links: { ...all.links, ...Object.fromEntries(links) } }, extra, {});
  host.take({ demo: '', files });
  return { program: ts.createLanguageService(host.host).getProgram(), pathOf: host.pathOf };
}
