import path from 'node:path';
import { stringify } from 'yaml';
import { defaultAddress } from '../../../model';
import type { MarkdownPart } from '../../compile/markdown/page-output';
import { resolveId } from '../../files/paths';
import type { Api } from '../../snapshot/create-api';
import { sourceText, tabsOf, textIn, type Entry, type Snapshot } from '../../snapshot/snapshot';
import { commonVersion, libraryVersions } from '../../library/library-versions';
import { oncePer } from '../data/once-per';
import { gallery } from '../data/gallery';
import { wholeAddress } from '../data/whole-address';
import { definitionsMarkdown, tablesMarkdown } from './api-markdown';
import { codeFence } from './code-fence';
import { linkTo } from './link-to';
import { stepsMarkdown } from './steps-markdown';

/** Name of the index of all pages in a language, below the base. */
export const llmsIndex = ({ locale }: Pick<Snapshot, 'locale'>): string => `${folderOf(locale)}llms.txt`;

/** Folder of the files of a language, below the base: `zh-CN/`. */
export const folderOf = (locale: Snapshot['locale']): string => (locale ? `${locale.base.slice(1)}/` : '');

/** Characters of a page that its readers take whole. */
const MOST = 50_000;

/** What pages are written as Markdown from. */
export interface MarkdownInput {
  snapshot: Snapshot;
  /** The API reference, if the site has one that can be read. */
  api: Api | undefined;
}

/** A page as Markdown, with front matter and its tabs one after the other. */
export function pageMarkdown(input: MarkdownInput, page: Entry): string {
  const { snapshot } = input;
  const { title, description } = page.front;
  const version = libraryVersion(snapshot);
  const front = {
    title,
    ...(description ? { description } : {}),
    address: wholeAddress(snapshot.config, page.path.slice(1)),
    ...(version ? { version } : {}),
    index: wholeAddress(snapshot.config, llmsIndex(snapshot)),
  };
  const { texts, shared } = writePages(input, [page]);
  const whole = [...texts, ...sharedText(snapshot, shared)].join('\n\n');
  const text = whole.length < MOST ? whole : [...texts, ...sharedText(snapshot, shared, page)].join('\n\n');
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${text}\n`;
}

/** Pages without front matter, one block each, and behind them the files that several demos share: each once. */
export function pagesText(input: MarkdownInput, pages: readonly Entry[]): string[] {
  const { texts, shared } = writePages(input, pages);
  return [...texts, ...sharedText(input.snapshot, shared)];
}

/** A block a page, and the files that several demos share: names by id. */
function writePages(input: MarkdownInput, pages: readonly Entry[]) {
  const shared = new Map<string, string>();
  const texts = pages.map((page) => {
    const tabs = tabsOf(input.snapshot, page).flatMap((tab) => [
      `## ${tab.front.title}`,
      entryText(input, tab, shared),
    ]);
    const { title, description, hero } = page.front;
    return [`# ${title}`, description ?? '', hero?.description ?? '', entryText(input, page, shared), ...tabs]
      .filter(Boolean)
      .join('\n\n');
  });
  return { texts, shared };
}

/**
 * The files that several demos share, as a block.
 * @param page without room for them: a link says which other page has them, where there is one.
 */
function sharedText(snapshot: Snapshot, shared: ReadonlyMap<string, string>, page?: Entry): string[] {
  if (shared.size === 0) return [];
  const blocks = [...shared].map(([file, name]) => {
    const other = page && snapshot.demosByFile.get(file)?.find(({ entry }) => entry.path !== originalPath(page))?.entry;
    return other
      ? `\`${name}\` is on the page [${other.front.title}](${linkTo(snapshot, other.path)}).`
      : fileText(snapshot, file, name);
  });
  return [['## Files that several demos share', ...blocks].join('\n\n')];
}

const originalPath = ({ path, base }: Entry) => defaultAddress(path, base);

const libraryVersion = oncePer(({ libraries, root, files }: Snapshot) =>
  commonVersion(libraryVersions(libraries.all, root, files)),
);

/** What is written below each heading of the second level, by the heading's id. */
export function sectionTexts(input: MarkdownInput, entry: Entry): Map<string, string> {
  const { markdown } = entry.compiled;
  const starts = markdown.flatMap((part, at) =>
    typeof part !== 'string' && part.kind === 'section' ? { ...part, at } : [],
  );
  return new Map(
    starts.map(({ id, at }, number) => {
      const text = entryText(input, entry, new Map(), markdown.slice(at, starts[number + 1]?.at));
      return [id, text.replace(/^## .*\n*/, '')];
    }),
  );
}

/**
 * @param shared takes the files that other demos have, too: names by id.
 * @param parts those of the page that are wanted.
 */
function entryText(
  input: MarkdownInput,
  entry: Entry,
  shared: Map<string, string>,
  parts: readonly MarkdownPart[] = entry.compiled.markdown,
): string {
  let text = '';
  for (const part of parts) {
    const own = partText(input, entry, part, shared);
    if (typeof part !== 'string') text += indented(own, text);
    // A block may be empty.
    else text += text.endsWith('\n\n') ? own.replace(/^\n+/, '') : own;
  }
  return text.trim();
}

/** The lines of a block in a list or a quotation begin as its first line does. @param before what is written before it. */
function indented(block: string, before: string): string {
  const [line = ''] = /[^\n]*$/.exec(before) ?? [];
  if (!block.includes('\n') || !/^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*$/.test(line)) return block;
  const start = line.replace(/[^\s>]/g, ' ');
  return block.replace(/\n([^\n]?)/g, (_end, next: string) => `\n${next ? start + next : start.trimEnd()}`);
}

function partText(
  { snapshot, api }: MarkdownInput,
  entry: Entry,
  part: MarkdownPart,
  shared: Map<string, string>,
): string {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'section':
      return '';
    case 'code':
      return part.text;
    case 'text':
      return textIn(snapshot, part.of, part.english);
    case 'address':
      return linkTo(snapshot, part.href);
    case 'demo':
      return demoText(snapshot, part.id, shared);
    case 'source':
      return fileText(snapshot, resolveId(entry.file, part.src), path.posix.basename(part.src));
    case 'table':
      return api ? tablesMarkdown(snapshot, api, part, entry.compiled.tables) : '';
    case 'types':
      return api ? definitionsMarkdown(api) : '';
    case 'gallery':
      return galleryText(snapshot);
    case 'steps':
      return stepsMarkdown(snapshot, part.all);
  }
}

/** A demo's files, its own first, but for those that it shares. */
function demoText(snapshot: Snapshot, id: string, shared: Map<string, string>): string {
  const sources = snapshot.demos.get(id)?.parts.sources ?? [];
  const isShared = (file: string) => (snapshot.demosByFile.get(file)?.length ?? 0) > 1;
  for (const { file, name } of sources.slice(1)) if (isShared(file)) shared.set(file, name);
  const own = sources.filter(({ file }) => !shared.has(file));
  return own.map(({ file, name }) => fileText(snapshot, file, name)).join('\n\n');
}

function fileText(snapshot: Snapshot, file: string, name: string): string {
  return codeFence(sourceText(snapshot, file), `${path.extname(name).slice(1)} title="${name}"`);
}

function galleryText(snapshot: Snapshot): string {
  const blocks = gallery(snapshot).flatMap(({ title, cards }) => [
    title ? `### ${title}` : '',
    cards
      .map(({ title, path, description }) => {
        const link = `- [${title}](${linkTo(snapshot, path)})`;
        return description ? `${link}: ${description}` : link;
      })
      .join('\n'),
  ]);
  return blocks.filter(Boolean).join('\n\n');
}
