import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { normalizePath } from 'vite';
import { BuildError, type Problem } from '../model/problem';
import { buildFrame } from './build-frame';
import { bundle, watchSources } from './bundle-module';

interface PackagesInput {
  /** Folder from which packages are resolved, absolute. */
  root: string;
  /** What code may import, as imports call it. */
  names: readonly string[];
  /** The project's own modules among them: file of each, absolute. */
  modules: ReadonlyMap<string, string>;
}

/**
 * Bundles packages, own modules and stylesheets of both for the frame.
 * @throws {BuildError} naming those that can't be bundled.
 */
export async function bundlePackages(input: PackagesInput) {
  try {
    return await bundleAll(input);
  } catch (error) {
    if (error instanceof BuildError) throw error;
    // The bundler says which file it was, which may be anybody's: each alone tells whose.
    const problems = await Promise.all(input.names.map((name) => tryBundle(input, name)));
    const found = problems.flatMap((problem) => problem ?? []);
    throw found.length > 0 ? new BuildError(found) : error;
  }
}

async function bundleAll({ root, names, modules }: PackagesInput) {
  const isStyle = (name: string) => name.endsWith('.css');
  const packages = names.filter((name) => !isStyle(name));
  const [frame, styles] = await Promise.all([
    buildFrame({ root, packages, modules, isSmall: true }),
    bundleStyles({ root, names: names.filter(isStyle), modules }),
  ]);
  return { frame, styles };
}

async function tryBundle(input: PackagesInput, name: string): Promise<Problem | undefined> {
  const file = input.modules.get(name);
  try {
    await bundleAll({ ...input, names: [name] });
    return undefined;
  } catch (error) {
    if (file !== undefined) return moduleProblem(input.root, name, file, error);
    return {
      file: 'packages',
      found: `"${name}" can't be bundled: ${reasonOf(error)}`,
      expected: 'a module or a stylesheet that the package exports, for browsers',
      fix: 'Correct the name, or leave it out',
    };
  }
}

/** Says where in an own module, or in what it imports, the bundler stopped. */
function moduleProblem(root: string, module: string, file: string, error: unknown): Problem {
  // The bundler names files from the current folder.
  const [, found, line] = /\[ (.+):(\d+):\d+ \]/.exec(messageOf(error)) ?? [];
  const place = found === undefined || found.startsWith('\\0') ? file : path.resolve(found);
  const reason = reasonOf(error).replace(/ in \S+$/, '');
  // Types have gone from the text in which the bundler counts lines when it follows imports.
  const [, name] = /^[^'"]*['"]([^'"]+)/.exec(reason) ?? [];
  const at =
    name === undefined
      ? -1
      : readFileSync(place, 'utf8')
          .split('\n')
          .findIndex((text) => text.includes(name));
  return {
    file: normalizePath(path.relative(root, place)),
    ...(line !== undefined && { line: at < 0 ? Number(line) : at + 1 }),
    found: `the module "${module}" can't be bundled: ${reason}`,
    expected: 'source that Vite can bundle for browsers',
    fix: 'Correct it, or take the module out of `modules` (--modules)',
  };
}

/** What the bundler says, without colours. */
const messageOf = (error: unknown) => stripVTControlCharacters(error instanceof Error ? error.message : String(error));

/** The line of the bundler's message that says what is wrong. */
function reasonOf(error: unknown): string {
  const message = messageOf(error);
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
 * @returns the texts by these names, and the files that they were made from, absolute.
 */
async function bundleStyles({ root, names, modules }: PackagesInput) {
  const sources = new Set<string>();
  const texts = new Map<string, string>();
  for (const name of names) texts.set(name, await bundleStyle(root, modules.get(name) ?? name, sources));
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
