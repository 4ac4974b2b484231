import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a repository has that are demos as they are. */
export interface Existing {
  /** Patterns of its story files, and of pages of MDX with doc blocks, from the site's folder. */
  stories?: string[];
  /** Pattern of its examples, from the site's folder. */
  examples?: string;
}

/** Folders without a library's own code. */
const SKIPPED = /^(node_modules|dist|lib|es|esm|cjs|build|out|coverage|storybook-static|public|\..*)$/;
const STORIES = /\.(stories|story)\.([jt]sx?)$/;
const EXAMPLES = /^(examples?|demos?|sandbox(es)?)$/i;
/** Packages of a folder whose stories are for another framework than React. */
const OTHERS =
  /^(vue|svelte|solid-js|@angular\/core|lit|@storybook\/(vue3?|html|svelte(kit)?|web-components|angular|preact|ember|server)(-vite|-webpack\d)?)$/;
/** A page of MDX that is written for Storybook. */
const DOC_BLOCKS = /\bfrom ['"]@?storybook\/(blocks|addon-docs)\b/;
const MOUNTS = /\brender\(/;
/** More folders than that are searched by nobody who waits. */
const MOST = 5000;

/**
 * Finds stories, their pages of MDX, and examples in a repository.
 * @param home its folder, absolute. @param root that of the site, absolute. @param toPosix path of a file from a folder.
 */
export function findExisting(home: string, root: string, toPosix: (from: string, to: string) => string): Existing {
  const stories = new Map<string, string[]>();
  /** Folders of pages for Storybook, and of other MDX. */
  const [pages, others]: [string[], string[]] = [[], []];
  const examples: string[] = [];
  const folders = [home];
  for (let at = 0; at < folders.length && at < MOST; at++) {
    const folder = folders[at]!;
    if (folder !== home && isForOthers(folder)) continue;
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const [, , ending] = (entry.isFile() && STORIES.exec(entry.name)) || [];
      const below = path.join(folder, entry.name);
      if (ending && hasStories(below)) stories.set(folder, [...(stories.get(folder) ?? []), entry.name]);
      if (entry.isFile() && entry.name.endsWith('.mdx'))
        (DOC_BLOCKS.test(readFileSync(below, 'utf8')) ? pages : others).push(folder);
      if (!entry.isDirectory() || SKIPPED.test(entry.name) || existsSync(path.join(below, 'site.config.ts'))) continue;
      if (EXAMPLES.test(entry.name) && hasExamples(below)) examples.push(below);
      folders.push(below);
    }
  }
  const names = [...stories.values()].flat();
  const kinds = [...new Set(names.map((name) => STORIES.exec(name)?.slice(1, 3).join('.')))].sort();
  const inFolder = (folder: string, pattern: string) => path.posix.join(toPosix(root, folder), pattern);
  const patterns = kinds.map((kind) => inFolder(commonFolder([...stories.keys()]), `**/*.${kind}`));
  const top = commonFolder(pages);
  if (!others.some((folder) => folder === top || folder.startsWith(top + path.sep))) {
    if (pages.length > 0) patterns.push(inFolder(top, '**/*.mdx'));
    // Other MDX is no page: of the folders that have none, all is.
  } else
    patterns.push(...[...new Set(pages)].filter((one) => !others.includes(one)).map((one) => inFolder(one, '*.mdx')));
  const pattern = patternOf(examples, (folder) => toPosix(root, folder));
  return {
    ...(patterns.length > 0 ? { stories: patterns } : {}),
    ...(pattern === undefined ? {} : { examples: pattern }),
  };
}

/** A pattern of the files of folders: components may have a folder of examples each. */
function patternOf(folders: readonly string[], fromRoot: (folder: string) => string): string | undefined {
  const outer = folders.filter((one) => !folders.some((other) => one.startsWith(other + path.sep)));
  const [first] = outer;
  if (first === undefined) return undefined;
  if (outer.length === 1) return `${fromRoot(first)}/**`;
  const names = [...new Set(outer.map((folder) => path.basename(folder)))].sort();
  const top = fromRoot(commonFolder(outer.map((folder) => path.dirname(folder)))) || '.';
  return `${top === '.' ? '' : `${top}/`}**/${names.length === 1 ? names[0] : `{${names.join(',')}}`}/**`;
}

/** True for a folder of modules that export something, or mount themselves: others are applications, or pages. */
function hasExamples(folder: string): boolean {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true }).filter(
    ({ parentPath }) => !parentPath.includes('node_modules'),
  );
  const scripts = entries.flatMap((entry) => {
    const { name, parentPath } = entry;
    const text =
      entry.isFile() &&
      /(?<!\.(test|spec|stories|story|d))\.([jt]sx|js)$/.test(name) &&
      readText(path.join(parentPath, name));
    return text && (!name.endsWith('.js') || JSX.test(text)) ? [{ folder: parentPath, text }] : [];
  });
  const homes = entries.flatMap(({ name, parentPath }) =>
    name === 'package.json' && parentPath !== folder ? parentPath : [],
  );
  const mounting = new Set(
    scripts.flatMap((one) => (!EXPORT.test(one.text) && MOUNTS.test(one.text) ? one.folder : [])),
  );
  // One that has its own packages is an application, unless all of it lies in one folder.
  if (homes.some((one) => !mounting.has(one))) return false;
  const exported = scripts.filter(({ text }) => EXPORT.test(text)).length;
  // An application has a root that exports nothing.
  return homes.length > 0 || (exported > 0 && exported * 2 > scripts.length);
}

const EXPORT = /^export\b/m;
const JSX = /<[A-Za-z][^<>]*>|<>/;

const readText = (file: string) => readFileSync(file, 'utf8');

/** True for a file of stories that are exports: older ones are named by the engine. */
function hasStories(file: string): boolean {
  const text = readText(file);
  return EXPORT.test(text) && !/\bstoriesOf\(/.test(text);
}

/** True for a folder of a package that is made for another framework than React. */
function isForOthers(folder: string): boolean {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return false;
  // A fixture of a test may be no JSON.
  const names = [...readText(file).matchAll(/"([^"\s]+)"\s*:/g)].map(([, name = '']) => name);
  return names.some((name) => OTHERS.test(name)) && !names.includes('react');
}

/** The folder that all are in. */
function commonFolder([first = '', ...others]: readonly string[]): string {
  return others.reduce((common, folder) => {
    let found = common;
    while (found !== folder && !folder.startsWith(found + path.sep)) found = path.dirname(found);
    return found;
  }, first);
}
