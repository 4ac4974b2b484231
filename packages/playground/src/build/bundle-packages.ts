import { stripVTControlCharacters } from 'node:util';
import { BuildError } from '../model/problem';
import { buildFrame } from './build-frame';
import { bundle, watchSources } from './bundle-module';

/**
 * Bundles packages and stylesheets of packages for the frame.
 * @param root folder from which packages are resolved, absolute.
 * @param names as imports call them.
 * @throws {BuildError} naming those that can't be bundled.
 */
export async function bundlePackages(root: string, names: readonly string[]) {
  try {
    return await bundleAll(root, names);
  } catch (error) {
    if (error instanceof BuildError) throw error;
    // The bundler says which file it was, which may be anybody's: each alone tells whose.
    const problems = await Promise.all(names.map((name) => tryBundle(root, name)));
    const found = problems.flatMap((problem) => problem ?? []);
    throw found.length > 0 ? new BuildError(found) : error;
  }
}

async function bundleAll(root: string, names: readonly string[]) {
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
    await bundleAll(root, [name]);
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

/**
 * Bundles stylesheets of packages: what one imports becomes a part of it, and so do images and fonts, since the frame takes
 * no files.
 * @param root folder from which packages are resolved, absolute.
 * @param names as imports call them: `@rc-component/table/assets/index.css`.
 * @returns the texts by these names, and the files that they were made from, absolute.
 */
async function bundleStyles(root: string, names: readonly string[]) {
  const sources = new Set<string>();
  const texts = new Map<string, string>();
  for (const name of names) texts.set(name, await bundleStyle(root, name, sources));
  return { texts, sources: [...sources] };
}

async function bundleStyle(root: string, name: string, sources: Set<string>): Promise<string> {
  const output = await bundle({
    root,
    envDir: false,
    plugins: [watchSources(sources)],
    // The project's own configuration of PostCSS is for its own styles.
    css: { postcss: {} },
    build: {
      assetsInlineLimit: () => true,
      rolldownOptions: { input: { style: name } },
    },
  });
  const style = output.find((item) => item.type === 'asset');
  return style ? String(style.source).trim() : '';
}
