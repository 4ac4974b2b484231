import type TypeScript from 'typescript';

/** A stylesheet, a picture and the like. */
const ASSET = /^\.{1,2}\/.*\.(?![cm]?[jt]sx?$)\w+$/;
/** What brings no types, and what is looked for at every level of the disk. */
const LEFT_OUT = /\.[cm]?jsx?$|\/node_modules(?:\/@types)?$|(?<!\/node_modules\/.*)\/package\.json$/;

/**
 * Finds modules as the compiler does, and notes what it looks for in vain where it finds no types: once that is there, so may they be.
 * @returns what a host of the compiler has to have, and the files and folders that aren't there.
 */
export function noteAbsent(
  ts: typeof TypeScript,
  options: TypeScript.CompilerOptions,
  host: TypeScript.ModuleResolutionHost,
): { resolve: Pick<TypeScript.CompilerHost, 'resolveModuleNameLiterals'>; absent: ReadonlySet<string> } {
  const absent = new Set<string>();
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory?.() ?? '', (name) => name, options);
  const resolveModuleNameLiterals: TypeScript.CompilerHost['resolveModuleNameLiterals'] = (
    literals,
    file,
    redirected,
    settings,
    source,
  ) =>
    literals.map((literal) => {
      const missed: string[] = [];
      const noting = (exists: (name: string) => boolean) => (name: string) => {
        const isThere = exists(name);
        if (!isThere) missed.push(name);
        return isThere;
      };
      const { fileExists, directoryExists } = host;
      const looking = {
        ...host,
        fileExists: noting(fileExists),
        ...(directoryExists && { directoryExists: noting(directoryExists) }),
      };
      const mode = ts.getModeForUsageLocation(source, literal, settings);
      const found = ts.resolveModuleName(literal.text, file, settings, looking, cache, redirected, mode);
      if (ASSET.test(literal.text)) return found;
      const { extension = '.js' } = found.resolvedModule ?? {};
      // A file is looked for as a folder, too.
      const isAbsent = (name: string) => !LEFT_OUT.test(name) && !fileExists(name) && !directoryExists?.(name);
      if (/^\.[cm]?jsx?$/.test(extension)) for (const name of missed.filter(isAbsent)) absent.add(name);
      return found;
    });
  return { resolve: { resolveModuleNameLiterals }, absent };
}
