import path from 'node:path';
import { formatProblem } from 'live-playground/model';
import type { Problem } from '../../../core/model';
import { matchFiles, matchScripts } from '../../../core/node/compile/markdown/match-scripts';
import type { MadePage, MadePages, PagesInput } from '../../../core/node/files/made-files';
import { isInside, toPosix } from '../../../core/node/files/paths';
import { componentsOf } from './doc-blocks';
import { escapeMdx } from './escape-mdx';
import { pathFrom, resolveImport } from './find-stories';
import type { MdxPage } from './mdx-page';
import { isDocumented, type StoriesFile } from './read-stories';
import { STORY_PAGE, storyId, titleOf, toAddress, toStoryName } from './story-names';
import type { StoryTools } from './story-tools';

interface Settings {
  /** Patterns of files, from the site's folder. */
  globs: readonly string[];
  /** What addresses start with. */
  path: string;
}

/** A file of stories, or a page of MDX that belongs to none. */
interface Found {
  file: string;
  stories?: StoriesFile;
  title: string;
  /** The page of MDX that is shown in place of the one that would be made. */
  mdx?: Mdx;
}

/** A file of MDX that is written for Storybook. */
interface Mdx {
  file: string;
  text: string;
  page: MdxPage;
}

/**
 * Makes a page of each file of stories, and takes files of MDX for pages: one about a file of stories takes the place of its page. What
 * can't be read is no page, and a note of the build.
 */
export function storyPages(
  { root, docs, files }: Pick<PagesInput, 'root' | 'docs' | 'files'>,
  { globs, path: start }: Settings,
  { readStories, readMdxPage }: Pick<StoryTools, 'readStories' | 'readMdxPage'>,
): MadePages {
  const notes: string[] = [];
  const problems: Problem[] = [];
  const found = new Map<string, Found>();
  const written = new Map<string, Mdx>();
  const note = (file: string, line: number, about: string, expected: string, fix: string) =>
    notes.push(formatProblem({ file: toPosix(root, file), line, found: about, expected, fix }));
  const readFile = (file: string): Found => {
    const stories = readStories(toPosix(root, file), files.text(file) ?? '');
    notes.push(...stories.problems.map(formatProblem));
    return { file, stories, title: stories.title ?? titleOf(toPosix(root, file)) };
  };
  const addMdx = (file: string) => {
    const text = files.text(file) ?? '';
    const page = readMdxPage(file, text);
    const { error, isTemplate } = page;
    if (error)
      note(
        file,
        error.line,
        `MDX cannot be read: ${error.message}`,
        'Markdown with JSX',
        'Correct it: the file has no page',
      );
    else if (!isTemplate) written.set(file, { file, text, page });
  };
  for (const glob of globs) {
    const scripts = matchScripts(glob, root, files).files;
    // Those of the site are pages already.
    const mdx = matchFiles(glob, root, files, (file) => file.endsWith('.mdx') && !isInside(docs, file)).files;
    if (scripts.length + mdx.length === 0)
      problems.push({
        file: 'site.config.ts',
        found: `"stories" is "${glob}", and no file fits it`,
        expected: "files of stories or MDX, as a path from the site's folder",
        fix: 'Correct the pattern, or remove it',
      });
    for (const file of scripts) found.set(file, readFile(file));
    mdx.forEach(addMdx);
  }
  const alone = placeMdx();
  const all = [
    ...[...found.values()].filter(({ stories, mdx }) => mdx || stories?.stories.some(isDocumented)),
    ...alone,
  ];
  const taken = new Set<string>();
  const pages = all.map((one): MadePage => {
    const others = all.filter(({ title, stories }) => stories && title === one.title);
    const isShared = one.stories !== undefined && others.length > 1;
    if (isShared && others[0] === one)
      notes.push(
        `${others.length} files have stories of "${one.title}", each of which is a page below it: ${others.map(({ file }) => toPosix(root, file)).join(', ')}`,
      );
    const below = [ownTitle(one), fileTitle(one)].map((name) => `${one.title}/${name}`);
    const titles = isShared ? below : [one.title, ...below];
    const title = titles.find((name) => !taken.has(name)) ?? titles.at(-1)!;
    taken.add(title);
    const address = title.split('/').map(toAddress).filter(Boolean).join('/');
    const at = `${start === '/' ? '' : start}/${address}`;
    const page = one.mdx ? writeMdx(one.mdx, title, one) : writePage(one.file, one.stories!, title);
    return { path: at, origin: one.mdx?.file ?? one.file, isOptional: true, names: namesOf(one), ...page };
  });
  return { pages, problems, notes };

  /** Has pages of MDX take the places of those of the stories that they're about. @returns the others. */
  function placeMdx(): Found[] {
    const others: Found[] = [];
    const attach = (mdx: Mdx, file: string): boolean => {
      const known = found.get(file) ?? readFile(file);
      if (known.mdx || !known.stories || known.stories.problems.length > 0) return false;
      found.set(file, { ...known, mdx });
      return true;
    };
    // What stories say of their page: `parameters.docs.page`.
    for (const { file, stories } of found.values()) {
      const page = stories?.page === undefined ? undefined : resolveImport(file, stories.page, files.has);
      if (page === undefined) continue;
      if (!written.has(page)) addMdx(page);
      const mdx = written.get(page);
      if (mdx && attach(mdx, file)) written.delete(page);
    }
    for (const mdx of written.values()) {
      const { file, page } = mdx;
      const source = page.of ?? (page.title === undefined ? besideOf(mdx) : undefined);
      const of = source === undefined ? undefined : resolveImport(file, source, files.has);
      if (page.of !== undefined && of === undefined)
        note(
          file,
          1,
          `<Meta> of "${page.of}", which is not there`,
          'a file of stories, by a relative import',
          'Correct it',
        );
      if (of !== undefined && page.name === undefined && attach(mdx, of)) continue;
      const about = of === undefined ? undefined : (found.get(of) ?? readFile(of)).title;
      const own = page.title ?? titleOf(toPosix(root, file));
      const title = about === undefined ? own : `${about}/${page.name ?? fileTitle({ file })}`;
      const same = [...found.values()].filter((one) => one.title === title);
      if (same.length !== 1 || !attach(mdx, same[0]!.file)) others.push({ file, title, mdx });
    }
    return others;
  }
}

/** The file of stories that a page without `<Meta>` is about: the only one that it imports, if they share a name. */
function besideOf({ file, page: { stories } }: Mdx): string | undefined {
  const [first, ...others] = stories;
  const name = path.posix.basename(file).replace(/(\.stor(y|ies))?\.mdx$/, '');
  return first !== undefined && others.length === 0 && first.startsWith(`./${name}.`) ? first : undefined;
}

/** What links of Storybook call a page. */
const namesOf = ({ title, stories }: Found): string[] =>
  [
    toAddress(title),
    ...(stories?.stories ?? []).flatMap(({ id, name }) => [storyId(title, id), storyId(title, name)]),
  ].map((name) => STORY_PAGE + name);

/** A file of MDX as a page: Storybook knows no front matter but its `<Meta>`. */
function writeMdx({ file, text, page }: Mdx, title: string, of: Found): Pick<MadePage, 'text' | 'lines'> {
  const parts = title.split('/').map((part) => part.trim());
  const all = text.replaceAll('\r\n', '\n').split('\n');
  const end = all[0] === '---' ? all.indexOf('---', 1) : -1;
  const own = all.slice(1, Math.max(end, 1)).filter((line) => /^(title|description):/.test(line));
  // What `parameters.docs.page` is about, it needn't import.
  const about = of.stories && page.stories.length === 0 && page.of === undefined;
  const before = [
    '---',
    ...(page.hasHeading || own.some((line) => line.startsWith('title'))
      ? []
      : [`title: ${JSON.stringify(parts.at(-1))}`]),
    ...own,
    ...(parts.length > 1 ? [`group: ${JSON.stringify(parts.slice(0, -1).join(' / '))}`] : []),
    '---',
    ...(about
      ? ['', `import * as StoriesOfPage from ${JSON.stringify(pathFrom(path.posix.dirname(file), of.file))};`]
      : []),
    '',
  ];
  const body = all.slice(end + 1);
  return {
    text: [...before, ...body].join('\n'),
    lines: [...before.map(() => 1), ...body.map((_, at) => end + at + 2)],
  };
}

/** What a file is about, of several with one title: its only story, or its name. */
function ownTitle(found: Found): string {
  const [first, ...others] = found.stories?.stories.filter(isDocumented) ?? [];
  return first && others.length === 0 ? first.name.replaceAll('/', ' ') : fileTitle(found);
}

const fileTitle = ({ file }: Pick<Found, 'file'>): string =>
  toStoryName(path.posix.basename(file).replace(/(\.stor(y|ies))?\.([cm]?[jt]sx?|mdx)$/, ''));

/** A page with the stories of a file, and the line of the file that each of its lines is made of. */
function writePage(file: string, stories: StoriesFile, title: string): Pick<MadePage, 'text' | 'lines'> {
  const parts = title.split('/').map((part) => part.trim());
  const [summary = '', ...more] = (stories.description ?? '').split(/\n\s*\n/);
  const front = [
    `title: ${JSON.stringify(parts.at(-1))}`,
    ...(summary ? [`description: ${JSON.stringify(plain(summary))}`] : []),
    ...(parts.length > 1 ? [`group: ${JSON.stringify(parts.slice(0, -1).join(' / '))}`] : []),
  ];
  const src = JSON.stringify(`./${path.posix.basename(file)}`);
  const lines: [text: string, line: number][] = [
    ...['---', ...front, '---', ''].map((text): [string, number] => [text, 1]),
    ...(more.length > 0 ? toLines(`${escapeMdx(more.join('\n\n'))}\n`, 1) : []),
  ];
  const shown = stories.stories.filter(isDocumented);
  for (const story of shown) {
    const description = story.description === undefined ? '' : `${escapeMdx(story.description)}\n\n`;
    // The page of one story has its name already.
    const isNamed = shown.length === 1 && story.name === parts.at(-1);
    const text = `${isNamed ? '' : `## ${escapeMdx(story.name)}\n\n`}${description}<Demo src=${src} story="${story.id}" />\n`;
    lines.push(...toLines(text, story.line));
  }
  for (const name of componentsOf(stories)) lines.push(...toLines(`<API id="${name}" optional />\n`, 1));
  return { text: lines.map(([text]) => text).join('\n'), lines: lines.map(([, line]) => line) };
}

const toLines = (text: string, line: number) => text.split('\n').map((one): [string, number] => [one, line]);

/** A paragraph as plain text. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*_]/g, '')
    .trim();
