import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from 'live-playground/model';
import { typeProblems } from '../../core/node/config/package-problems';
import { installedPackage, packageFolder } from '../../core/node/files/installed-package';
import { findLibraries } from '../../core/node/library/find-libraries';
import { chooseDemo, type LibraryStart } from './choose-demo';
import type { LibraryChoice } from './find-library';
import { findStyle } from './find-style';

/** Stylesheets that demos may import, by the package that compiles them. */
const COMPILERS = { '.less': 'less', '.scss': 'sass' };

/**
 * Reads what a site needs to know of a library: its components, and a demo that works.
 * @param root the site's folder, absolute.
 * @throws {BuildError} if packages are missing without which nothing can be tried.
 */
export async function readStart(root: string, library: LibraryChoice | undefined): Promise<LibraryStart> {
  if (!library) return { demo: undefined, reason: '', components: [] };
  const problems = typeProblems(root);
  if (problems.length > 0) throw new BuildError(problems);
  const { aliases } = findLibraries(root, { library: [library.name] });
  const folder = library.folder ?? packageFolder(library.name, root) ?? root;
  const others = Object.entries(COMPILERS).filter(([, name]) => installedPackage(name, root));
  const endings = ['.css', ...others.map(([ending]) => ending)];
  const readme = readReadme(folder);
  const { default: ts } = await import('typescript');
  return chooseDemo(ts, {
    root,
    library: library.name,
    readme,
    style: findStyle({ library: library.name, folder, readme, endings }),
    aliases,
  });
}

function readReadme(folder: string): string {
  const name = readdirSync(folder).find((file) => /^readme\.(md|markdown)$/i.test(file));
  return name === undefined ? '' : readFileSync(path.join(folder, name), 'utf8');
}
