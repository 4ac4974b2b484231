import { findStyleImports, isLocal, joinPath, folderOf, styleCandidates, styleCompiler } from 'live-playground/model';
import { packageOf } from '../../../model';
import type { Files } from '../../files/files';
import { packageFolder } from '../../files/installed-package';
import { followAlias, type Alias } from '../../library/alias';
import type { DemoParts } from './read-demo';

interface PackageRules {
  root: string;
  aliases: readonly Alias[];
  files: Files;
}

/**
 * The Less of packages that the demos' own Less imports, and that this imports: ids of files by what imports call them. Edited Less
 * is compiled with it.
 */
export function lessSources(
  demos: Iterable<DemoParts>,
  { root, aliases, files }: PackageRules,
): Record<string, string> {
  const found: Record<string, string> = {};
  /** @param specifier as an import calls it: `@scope/kit/assets/index.less`. */
  const idOf = (specifier: string): string | undefined => {
    const name = packageOf(specifier);
    const folder = packageFolder(name, root, files);
    return followAlias(aliases, specifier) ?? (folder && folder + specifier.slice(name.length));
  };
  const follow = (specifier: string) => {
    for (const candidate of styleCandidates(specifier, '.less')) {
      if (candidate in found) return;
      const id = idOf(candidate);
      const text = id === undefined ? undefined : files.text(id);
      if (id === undefined || text === undefined) continue;
      found[candidate] = id;
      for (const { name } of findStyleImports(text, false)) {
        const plain = name.replace(/^~/, '');
        follow(joinPath(folderOf(candidate), plain));
        if (!isLocal(name)) follow(plain);
      }
      return;
    }
  };
  for (const { sources } of demos) {
    for (const { file, imports } of sources) {
      if (styleCompiler(file) !== 'less') continue;
      for (const name of imports) if (!isLocal(name)) follow(name.replace(/^~/, ''));
    }
  }
  return found;
}
