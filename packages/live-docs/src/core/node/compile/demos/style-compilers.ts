import { splitQuery, styleCompiler } from 'live-playground/model';
import type { Files } from '../../files/files';
import { installedPackage } from '../../files/installed-package';

/** The packages that compile a language, the first that is installed counts; the first is also the one to install. */
const PACKAGES = { less: ['less'], sass: ['sass-embedded', 'sass'], stylus: ['stylus'] };

/** What compiles a stylesheet. */
export interface StyleCompiler {
  /** Name of the package. */
  name: string;
  /** Undefined if it isn't installed. */
  version?: string;
}

/**
 * The package that compiles what an import names; undefined for what needs none.
 * @param folder of the project, absolute.
 */
export function findCompiler(specifier: string, folder: string, files: Files): StyleCompiler | undefined {
  const language = styleCompiler(splitQuery(specifier).path);
  if (language === undefined) return undefined;
  const versions = PACKAGES[language].flatMap((name) => {
    const version = installedPackage(name, folder, files)?.version;
    return version === undefined ? [] : { name, version };
  });
  return versions[0] ?? { name: language };
}
