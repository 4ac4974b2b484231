import { isLocal, joinPath, relativePath, resolveFile, readImports } from 'live-playground/model';
import { packageOf, renameImports, typesOf, type RunVersion } from '../../../core/model';
import type { SandboxParts } from '../shared/sandbox';

/** What an exported project holds of a demo. */
export interface Sources {
  /** Texts by path from the demo's folder. */
  files: Record<string, string>;
  /** Versions by name. */
  packages: Record<string, string>;
}

/**
 * Adds to a demo what a reader's edits have come to import: files and packages of other demos. What no demo has is left
 * out; the sandbox says so, as the site does.
 * @param demo the reader's texts, and the packages that the demo itself needs.
 * @param folder path of the demo's folder from the root.
 * @param readText loads the text of a file of `parts`, by its address.
 */
export async function collectSources(
  demo: Sources,
  folder: string,
  parts: SandboxParts,
  readText: (address: string) => Promise<string>,
): Promise<Sources> {
  const files = { ...demo.files };
  const packages = { ...demo.packages };
  const names = Object.keys(files);
  const isOwn = (path: string) => relativePath(folder, path) in files;
  const exists = (path: string) => path in parts.files;
  // Those that are added meanwhile are read too.
  for (const name of names) {
    for (const specifier of readImports(files[name] ?? '')) {
      if (!isLocal(specifier)) {
        const wanted = packageOf(specifier);
        for (const each of [wanted, typesOf(wanted)]) packages[each] ??= parts.packages[each] ?? '';
        continue;
      }
      const from = joinPath(folder, name);
      // As JavaScript, it has other endings than the site's files.
      if (resolveFile(specifier, from, isOwn)) continue;
      const path = resolveFile(specifier, from, exists);
      if (!path) continue;
      const found = relativePath(folder, path);
      files[found] = await readText(parts.files[path] ?? '');
      names.push(found);
    }
  }
  return {
    files,
    packages: Object.fromEntries(
      Object.entries(packages)
        .filter(([, version]) => version)
        .sort(),
    ),
  };
}

/** What a project holds of a demo that runs in another version of the library: under the name that this was published by. */
export function inVersion(
  { files, packages }: Sources,
  library: string,
  { name, version }: Pick<RunVersion, 'name' | 'version'>,
): Sources {
  const { [library]: _, [typesOf(library)]: _types, ...others } = packages;
  return {
    files: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, renameImports(text, library, name)])),
    packages: Object.fromEntries(Object.entries({ ...others, [name]: version }).sort()),
  };
}
