import { stripVTControlCharacters } from 'node:util';
import { BuildError } from '../model/problem';
import { buildFrame, type FrameBuild } from './build-frame';
import { bundleStyles, type Styles } from './bundle-styles';

/** What edited code imports. */
export interface BundledPackages {
  frame: FrameBuild;
  styles: Styles;
}

/**
 * Bundles packages and stylesheets of packages for the frame.
 * @param root folder from which packages are resolved, absolute.
 * @param names as imports call them.
 * @throws {BuildError} naming those that can't be bundled.
 */
export async function bundlePackages(root: string, names: readonly string[]): Promise<BundledPackages> {
  try {
    return await bundle(root, names);
  } catch (error) {
    if (error instanceof BuildError) throw error;
    // The bundler says which file it was, which may be anybody's: each alone tells whose.
    const problems = await Promise.all(names.map((name) => tryBundle(root, name)));
    const found = problems.flatMap((problem) => problem ?? []);
    throw found.length > 0 ? new BuildError(found) : error;
  }
}

async function bundle(root: string, names: readonly string[]): Promise<BundledPackages> {
  const isStyle = (name: string) => name.endsWith('.css');
  const packages = names.filter((name) => !isStyle(name));
  const [frame, styles] = await Promise.all([
    buildFrame({ root, packages, isSmall: true }),
    bundleStyles(root, names.filter(isStyle)),
  ]);
  return { frame, styles };
}

async function tryBundle(root: string, name: string) {
  try {
    await bundle(root, [name]);
    return undefined;
  } catch (error) {
    return {
      file: 'packages',
      found: `"${name}" can't be bundled: ${reasonOf(error)}`,
      expected: 'a module or a stylesheet that the package exports, for browsers',
      fix: 'Correct the name, or leave it out',
    };
  }
}

/** The line of the bundler's message that says what is wrong. */
function reasonOf(error: unknown): string {
  const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const [, caused] = message.split('Caused by:\n');
  const lines = (caused ?? message).split('\n').map((line) => line.trim());
  const reason = lines.find((line) => line !== '' && !/^Build failed|^\[plugin /.test(line)) ?? '';
  return reason
    .replace(/^(\w*Error: )?(\[.*?\]:? )?/, '')
    .replace(/ (from "|in \\)\\?\0.*$/, '')
    .replace(/\.$/, '');
}
