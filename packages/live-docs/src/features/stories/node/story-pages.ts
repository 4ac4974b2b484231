import path from 'node:path';
import { formatProblem } from 'live-playground/model';
import type { Problem } from '../../../core/model';
import { matchScripts } from '../../../core/node/compile/markdown/match-scripts';
import type { MadePage, MadePages, PagesInput } from '../../../core/node/files/made-files';
import { toPosix } from '../../../core/node/files/paths';
import { nameOf, unwrap } from './read-module';
import { isDocumented, type StoriesFile } from './read-stories';
import { titleOf, toAddress, toStoryName } from './story-names';
import type { StoryTools } from './story-tools';

interface Settings {
  /** Patterns of files, from the site's folder. */
  globs: readonly string[];
  /** What addresses start with. */
  path: string;
}

interface Found {
  file: string;
  stories: StoriesFile;
  title: string;
}

/** Makes a page of each file of stories. What can't be read is no page, and a note of the build. */
export function storyPages(
  { root, files }: Pick<PagesInput, 'root' | 'files'>,
  { globs, path: start }: Settings,
  { readStories }: Pick<StoryTools, 'readStories'>,
): MadePages {
  const notes: string[] = [];
  const problems: Problem[] = [];
  const found = new Map<string, Found>();
  for (const glob of globs) {
    const { files: fitting } = matchScripts(glob, root, files);
    if (fitting.length === 0)
      problems.push({
        file: 'site.config.ts',
        found: `"stories" is "${glob}", and no file fits it`,
        expected: "files of stories, as a path from the site's folder",
        fix: 'Correct the pattern, or remove it',
      });
    for (const file of fitting) {
      const stories = readStories(toPosix(root, file), files.text(file) ?? '');
      notes.push(...stories.problems.map(formatProblem));
      if (stories.stories.some(isDocumented))
        found.set(file, { file, stories, title: stories.title ?? titleOf(toPosix(root, file)) });
    }
  }
  const all = [...found.values()];
  const taken = new Set<string>();
  const pages = all.map((one): MadePage => {
    const others = all.filter(({ title }) => title === one.title);
    const isShared = others.length > 1;
    if (isShared && others[0] === one)
      notes.push(
        `${others.length} files have stories of "${one.title}", each of which is a page below it: ${others.map(({ stories }) => stories.module.file).join(', ')}`,
      );
    const titles = isShared ? [ownTitle(one), fileTitle(one)].map((name) => `${one.title}/${name}`) : [one.title];
    const title = titles.find((name) => !taken.has(name)) ?? titles.at(-1)!;
    taken.add(title);
    const address = title.split('/').map(toAddress).filter(Boolean).join('/');
    const at = `${start === '/' ? '' : start}/${address}`;
    return { path: at, origin: one.file, isOptional: true, ...writePage(one, title) };
  });
  return { pages, problems, notes };
}

/** What a file is about, of several with one title: its only story, or its name. */
function ownTitle(found: Found): string {
  const [first, ...others] = found.stories.stories.filter(isDocumented);
  return first && others.length === 0 ? first.name.replaceAll('/', ' ') : fileTitle(found);
}

const fileTitle = ({ file }: Found): string =>
  toStoryName(path.posix.basename(file).replace(/(\.stor(y|ies))?\.[cm]?[jt]sx?$/, ''));

/** A page with the stories of a file, and the line of the file that each of its lines is made of. */
function writePage({ file, stories }: Found, title: string): Pick<MadePage, 'text' | 'lines'> {
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
  const component = stories.component && unwrap(stories.component);
  const names = [component?.type === 'Identifier' ? nameOf(component) : '', ...stories.subcomponents];
  for (const name of new Set(names)) if (name) lines.push(...toLines(`<API id="${name}" optional />\n`, 1));
  return { text: lines.map(([text]) => text).join('\n'), lines: lines.map(([, line]) => line) };
}

const toLines = (text: string, line: number) => text.split('\n').map((one): [string, number] => [one, line]);

/** Markdown of a comment for MDX, in which braces, tags and words at the start of a line mean something. */
const escapeMdx = (text: string): string =>
  text
    .split(/(```[^]*?```|`[^`\n]*`)/)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part
            .replace(/[{}<]/g, String.raw`\$&`)
            .replace(/^(i|e)(?=mport\b|xport\b)/gm, (letter) => `&#${letter.charCodeAt(0)};`),
    )
    .join('');

/** A paragraph as plain text. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*_]/g, '')
    .trim();
