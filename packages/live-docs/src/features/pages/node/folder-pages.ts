import path from 'node:path';
import { toSlug, type Problem } from '../../../core/model';
import { KINDS } from '../../../core/node/files/demo-id';
import type { MadePage, MadePages, PagesInput } from '../../../core/node/files/made-files';
import { once } from '../../../core/node/files/files';
import { toPosix } from '../../../core/node/files/paths';
import { leavesOut } from '../../../core/node/compile/markdown/choose-examples';
import { matchScripts } from '../../../core/node/compile/markdown/match-scripts';

/** Makes a page of each folder that has demos. @param patterns of files, by the address of the folder that they start from. */
export function folderPages(patterns: Readonly<Record<string, string>>, input: PagesInput): MadePages {
  const problems: Problem[] = [];
  const notes: string[] = [];
  const pages = Object.entries(patterns).flatMap(([address, pattern]) => {
    const { folder, files } = matchScripts(pattern, input.root, input.files);
    const { shown, leftOut } = input.chooseDemos(files);
    if (shown.length === 0) problems.push(noDemo(address, pattern, files.length > 0));
    else if (leftOut.length > 0)
      notes.push(`site.config.ts: "pages" has "${pattern}" for ${address}, which ${leavesOut(input.root, leftOut)}`);
    const inside = new Map<string, string[]>();
    for (const file of shown) once(inside, toPosix(folder, path.posix.dirname(file)), () => []).push(file);
    const names = shortNames([...inside.keys()]);
    return [...inside].map(([name, demos]) => toPage(path.posix.join(address, names.get(name) ?? name), demos, input));
  });
  return { pages, problems, notes };
}

const noDemo = (address: string, pattern: string, hasFiles: boolean): Problem => ({
  file: 'site.config.ts',
  found: `"pages" has "${pattern}" for ${address}, which matches ${hasFiles ? 'files without a component alone' : 'no script'}`,
  expected: 'a pattern of files from the site\'s folder, such as "examples/**/*.tsx"',
  fix: 'Correct the pattern, or add files',
});

/** Paths of folders as their addresses say them: without names that only say that there are demos, if they differ then, too. */
function shortNames(names: readonly string[]): Map<string, string> {
  const short = (name: string) =>
    name
      .split('/')
      .filter((part) => !KINDS.has(part))
      .join('/');
  const isOne = (name: string) => names.filter((other) => short(other) === short(name)).length === 1;
  return new Map(names.map((name) => [name, slugs(isOne(name) ? short(name) : name)]));
}

const slugs = (name: string) => name.split('/').map(toSlug).join('/');

function toPage(address: string, demos: readonly string[], { files }: PagesInput): MadePage {
  const folder = path.posix.dirname(demos[0] ?? '');
  const readme = files
    .list(folder)
    .find((file) => path.posix.dirname(file) === folder && /\/readme\.mdx?$/i.test(file));
  const lines = [
    ...(readme === undefined ? [] : [`<Include src="./${path.posix.basename(readme)}" />`]),
    ...demos.map((file) => `<Demos src="./${path.posix.basename(file)}" />`),
  ];
  return { path: address, origin: readme ?? demos[0] ?? '', text: `${lines.join('\n\n')}\n`, isOptional: true };
}
