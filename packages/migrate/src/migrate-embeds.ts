import path from 'node:path';
import { decodePart } from 'live-docs/internal';
import type { Root } from 'mdast';
import type { PageInput, PageOutput } from './page';
import { asBlock, findFences, findTags, parseMarkdown, printTag, type Edit } from './page-text';
import { relativeTo } from './resolve';

/** Turns `<embed src="a.md#L1-L20">` into `<Include>`. A regular expression becomes the lines that it finds today. */
export function migrateEmbeds(text: string, tree: Root, input: PageInput, output: PageOutput): Edit[] {
  return findTags(text, tree, 'embed').flatMap(({ start, end, attributes }) => {
    const { src } = attributes;
    if (typeof src !== 'string') return [];
    const where = `${input.source}:${input.lineAt(start)}`;
    const at = src.indexOf('#');
    const [named, hash] = at < 0 ? [src, ''] : [src.slice(0, at), decodePart(src.slice(at + 1))];
    const file = input.resolve(named, input.source) ?? input.resolve(`./${named}.md`, input.source);
    const content = file === undefined ? undefined : input.readIncluded(file);
    if (file === undefined || content === undefined) {
      const text = `<embed src="${src}"> leads to no file, so it was left as it is. Add the file, or remove the tag`;
      output.notes.push({ kind: 'hand', where, text });
      return [];
    }
    const lines = chooseLines(content, hash);
    if (lines !== null && !hash.startsWith('RE-') && lines !== undefined && content !== input.read(file)) {
      const text = `The lines ${lines} of ${file} may be others now, since that page has changed, too. Check "lines"`;
      output.notes.push({ kind: 'hand', where, text });
    } else if (lines === null) {
      const text = `"${hash}" finds nothing in ${file}. The whole file is included, as dumi does`;
      output.notes.push({ kind: 'done', where, text });
    } else if (hash.startsWith('RE-')) {
      const text = `"${hash}" became the lines ${lines} of ${file}, which it finds today. They don't follow changes of that file`;
      output.notes.push({ kind: 'done', where, text });
    }
    noteRunningBlocks(file, content, input, output);
    return [
      asBlock(
        text,
        { start, end },
        printTag('Include', { src: relativeTo(input.target, file), lines: lines ?? undefined }),
      ),
    ];
  });
}

/** @returns undefined for the whole file, null if there are no such lines. */
function chooseLines(content: string, hash: string): string | undefined | null {
  const [, from, to] = /^L(\d+)(?:-L(\d+))?$/.exec(hash) ?? [];
  if (from !== undefined) return `${from}-${to ?? from}`;
  const [, source, flags] = /^RE-\/([^]*)\/([a-z]*)$/.exec(hash) ?? [];
  if (source === undefined) return undefined;
  let match: RegExpExecArray | null;
  try {
    match = new RegExp(source, flags?.replace('g', '')).exec(content);
  } catch {
    return null;
  }
  if (!match) return null;
  const lineOf = (offset: number) => content.slice(0, offset).split('\n').length;
  const found = match[0];
  const first = match.index + /^\s*/.exec(found)![0].length;
  return `${lineOf(first)}-${lineOf(match.index + found.trimEnd().length)}`;
}

/** dumi runs code blocks of included files, too. Here they're code, since nothing rewrites a file that isn't a page. */
function noteRunningBlocks(file: string, content: string, input: PageInput, output: PageOutput): void {
  const tree = parseMarkdown(content);
  const runs = findFences(tree).filter(({ lang, meta, value }) => {
    const marks = meta ?? '';
    const isDemo = input.passive ? /\bdemo\b/.test(marks) : !/\bpure\b/.test(marks);
    return /^[jt]sx$/.test(lang ?? '') && isDemo && /\bexport\s+default\b/.test(value);
  });
  for (const { position } of runs) {
    const text = `dumi runs this code block in ${path.posix.basename(input.source)}. It is shown as code now, since the file is included`;
    output.notes.push({ kind: 'dropped', where: `${file}:${position?.start.line ?? 1}`, text });
  }
  for (const { attributes } of findTags(content, tree, 'code').filter((tag) => tag.attributes['src'] !== undefined)) {
    const text = `${file} has <code src="${String(attributes['src'])}">. Write <Demo src="…"></Demo> there, or in the page that includes it`;
    output.notes.push({ kind: 'hand', where: file, text });
  }
}
