import { existsSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Alias } from './alias';
import { findModule } from './find-module';
import type { FoundPackage, PackageManifest } from './find-packages';

/** Folders that packages are compiled to, whatever their `package.json` says. */
const OUTPUTS = ['es', 'lib'];

/** Endings of what demos import of a package beside scripts. */
const BESIDE_SCRIPTS = 'css,less,scss,sass,styl,json,svg,png,jpg,gif,webp,woff,woff2';

/**
 * Where imports of a package and of its files lead in its source: `@scope/name/es/part` to `src/part`, `@scope/name/part` as
 * `exports` says, `@scope/name/assets/index.less` to that file.
 * @param entry id of its source's entry. @param source that of the folder of its source.
 */
export function packageAliases(
  name: string,
  { folder, manifest }: FoundPackage,
  entry: string,
  source: string,
): Alias[] {
  const outputs = [...new Set([...outputFolders(manifest), ...OUTPUTS])];
  /** The source of a file that the package publishes; undefined if there's none in the repository. */
  const toSource = (file: string): string | undefined => {
    const [, output = '', rest = ''] = /^\.?\/?([^/]+)\/(.*)$/.exec(file) ?? [];
    const plain = rest.replace(/(\.d)?\.[cm]?[jt]s$/, '');
    if (outputs.includes(output)) {
      const target = `${source}/${plain}`;
      const found = target.includes('*') ? target : (findModule(target) ?? target);
      if (existsSync(found.includes('*') ? path.posix.dirname(found) : found)) return found;
    }
    const target = path.posix.join(folder, file);
    return existsSync(target.includes('*') ? path.posix.dirname(target) : target) ? target : undefined;
  };
  /** Files beside scripts that the package's build has made, and that aren't in its source: compiled stylesheets. */
  const builtFiles = (output: string): string[] =>
    globSync(`${output}/**/*.{${BESIDE_SCRIPTS}}`, { cwd: folder, ignore: '**/node_modules/**' }).filter(
      (file) => !existsSync(`${source}/${file.slice(output.length + 1)}`),
    );
  const exported = exportedFiles(manifest.exports).flatMap(([key, files]): Alias[] => {
    // Each import may be compiled to another folder: `part/dist/kit-part.js`.
    const inSource = path.posix.join(source, key);
    const target =
      files.flatMap((file) => toSource(file) ?? [])[0] ??
      (key.includes('*') && existsSync(path.posix.dirname(inSource)) ? inSource : findModule(inSource));
    return target === undefined ? [] : [{ name: path.posix.join(name, key), target }];
  });
  return [
    { name, target: entry },
    ...exported.filter((alias) => alias.name !== name && alias.target !== `${folder}/*`),
    ...outputs.flatMap((output) =>
      builtFiles(output).map((file) => ({ name: `${name}/${file}`, target: `${folder}/${file}` })),
    ),
    ...outputs.map((output) => ({ name: `${name}/${output}/*`, target: `${source}/*` })),
    { name: `${name}/*`, target: `${folder}/*` },
  ];
}

/** The folders that a package's fields lead to: those for bundlers first. */
function outputFolders({ module, main, types }: PackageManifest): string[] {
  return [module, main, types].flatMap((file) => {
    const [first = '', ...rest] = file ? path.posix.normalize(file).split('/') : [];
    return rest.length > 0 && first !== 'src' && first !== '..' ? first : [];
  });
}

/** What a package lists in `files` and `exports`. */
export const publishedFiles = ({ files, exports }: PackageManifest): string[] =>
  [...(Array.isArray(files) ? files : []), ...filesIn(exports)].filter((file) => typeof file === 'string');

/** Keys of `exports` with the files that each may lead to. */
function exportedFiles(exports: unknown): [key: string, files: string[]][] {
  if (typeof exports !== 'object' || exports === null) return [];
  return Object.entries(exports).flatMap(([key, value]): [string, string[]][] =>
    key.startsWith('./') && key !== './package.json' ? [[key, filesIn(value)]] : [],
  );
}

const filesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(filesIn)
      : [];
