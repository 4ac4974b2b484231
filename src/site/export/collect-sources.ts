import { packageOf, readImports, typesOf, type SandboxParts } from '../../model';

/** What an exported project holds of a demo. */
export interface Sources {
  /** Texts by path from the demo's folder. */
  files: Record<string, string>;
  /** Versions by name. */
  packages: Record<string, string>;
}

const EXTENSIONS = ['', '.tsx', '.ts', '/index.tsx', '/index.ts'];

/**
 * Adds to a demo what a reader's edits have come to import: files and packages of other demos. What no demo has is left
 * out; the sandbox says so, as the site does.
 * @param demo the reader's texts, and the packages that the demo itself needs.
 * @param folder path of the demo's folder from the root.
 */
export async function collectSources(demo: Sources, folder: string, parts: SandboxParts): Promise<Sources> {
  const files = { ...demo.files };
  const packages = { ...demo.packages };
  const names = Object.keys(files);
  // Those that are added meanwhile are read too.
  for (const name of names) {
    for (const specifier of readImports(files[name] ?? '')) {
      if (!specifier.startsWith('.')) {
        const wanted = packageOf(specifier);
        for (const each of [wanted, typesOf(wanted)]) packages[each] ??= parts.packages[each] ?? '';
        continue;
      }
      const bases = EXTENSIONS.map((extension) => resolve(name, specifier) + extension);
      if (bases.some((base) => base in files)) continue;
      const found = bases.find((base) => resolve(`${folder}/`, base) in parts.files);
      if (!found) continue;
      files[found] = await readText(resolve(`${folder}/`, found), parts);
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

/** The text of a file, by its path from the root, out of the code of a demo that has it. */
async function readText(path: string, { files }: SandboxParts): Promise<string> {
  const code = await files[path]?.();
  const file = code?.default.files.find(({ name }) => `/${path}`.endsWith(`/${name.replace(/^(\.\.\/)+/, '')}`));
  if (!file) throw new Error(`The code of a demo with ${path} does not hold it`);
  return file.text;
}

/** The path that a path means where it stands in a file: `./rows` in `parts/list.tsx` is `parts/rows`. */
function resolve(from: string, path: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
