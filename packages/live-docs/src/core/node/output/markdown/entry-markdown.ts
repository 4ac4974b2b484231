import path from 'node:path';
import type { MarkdownPart } from '../../compile/markdown/page-output';
import { INTERNAL } from '../../feature/feature';
import { componentsOf } from '../../feature/features-of';
import { viewLocal } from '../../feature/view-site';
import { resolveId } from '../../files/paths';
import type { Api } from '../../snapshot/api';
import { shownSources, sourceText, textIn, type Entry, type Snapshot } from '../../snapshot/snapshot';
import { codeFence } from './code-fence';
import { linkTo } from './link-to';

/** Folder of the files of a language, below the base: `zh-CN/`. */
export const folderOf = (locale: Snapshot['locale']): string => (locale ? `${locale.base.slice(1)}/` : '');

/** What pages are written as Markdown from. */
export interface MarkdownInput {
  snapshot: Snapshot;
  /** The API reference, if the site has one that can be read. */
  api: Api | undefined;
  /** What is written of demos, links and pictures (by the id of their file) where the Markdown is for another engine. */
  to?: { demo(id: string): string; link(href: string): string; picture(file: string): string };
}

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
 * What an entry says, as Markdown.
 * @param shared takes the files that other demos have, too: names by id.
 * @param parts those of the page that are wanted.
 */
export function entryText(
  input: MarkdownInput,
  entry: Entry,
  shared: Map<string, string>,
  parts: readonly MarkdownPart[] = entry.compiled.markdown,
): string {
  let text = '';
  const written = new Set<string>();
  for (const part of parts) {
    const own = partText(input, entry, part, { shared, written });
    if (typeof part !== 'string') text += indented(own, text);
    // A block may be empty.
    else text += text.endsWith('\n\n') ? own.replace(/^\n+/, '') : own;
  }
  return text.trim();
}

/** The lines of a block in a list or a quotation begin as its first line does. @param before what is written before it. */
function indented(block: string, before: string): string {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (!block.includes('\n') || !/^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*$/.test(line)) return block;
  const start = line.replace(/[^\s>]/g, ' ');
  return block.replace(/\n([^\n]?)/g, (_end, next: string) => `\n${next ? start + next : start.trimEnd()}`);
}

/** The same for features that see a page of any language. */
export const writeEntry = (snapshot: Snapshot, entry: Entry, api: Api | undefined): string =>
  entryText({ snapshot, api }, entry, new Map());

function partText({ snapshot, api, to }: MarkdownInput, entry: Entry, part: MarkdownPart, seen: SeenFiles): string {
  if (typeof part === 'string') return part;
  const link = to?.link ?? ((href: string) => linkTo(snapshot, href));
  switch (part.kind) {
    case 'section':
      return '';
    case 'code':
      return part.text;
    case 'text':
      return textIn(snapshot, part.of, part.english);
    case 'address':
      return link(part.href);
    case 'picture':
      return to?.picture(part.file) ?? part.href;
    case 'demo':
      return to?.demo(part.id) ?? demoText(snapshot, part.id, seen);
    case 'source':
      return fileText(snapshot, resolveId(entry.file, part.src), path.posix.basename(part.src));
    case 'component': {
      const component = componentsOf(snapshot).get(part.name);
      const place = { link, [INTERNAL]: { entry, api } };
      return component?.markdown?.(part.props, viewLocal(snapshot), place) ?? '';
    }
  }
}

/** Files that aren't written with a demo: those that other demos import, too, and demos' own files that are written already. */
interface SeenFiles {
  shared: Map<string, string>;
  written: Set<string>;
}

/** A demo's files, its own first, but for those that it shares. One of several demos of a file says which one it is. */
function demoText(snapshot: Snapshot, id: string, { shared, written }: SeenFiles): string {
  const demo = snapshot.demos.get(id);
  const sources = demo ? shownSources(demo) : [];
  const isShared = (file: string) => (snapshot.demosByFile.get(file)?.length ?? 0) > 1;
  for (const { file, name } of sources.slice(1)) if (isShared(file)) shared.set(file, name);
  const [first] = sources;
  if (first && demo?.exportName !== undefined && written.has(first.file))
    return `\`${demo.exportName}\` (\`${first.name}\`)`;
  if (first) written.add(first.file);
  const own = sources.filter(({ file }) => !shared.has(file));
  return own.map(({ file, name }) => fileText(snapshot, file, name)).join('\n\n');
}

/** A file of a demo as a block of code. */
export function fileText(snapshot: Snapshot, file: string, name: string): string {
  // That of a file that is made says nothing.
  const title = snapshot.files.made.has(file) ? '' : ` title="${name}"`;
  return codeFence(sourceText(snapshot, file), path.extname(name).slice(1) + title);
}
