import { decodePart, type TocEntry } from '../../model';
import type { Note } from './plan';
import { splitPage } from './split-page';
import { applyEdits, asBlock, findTags, parseMarkdown, type Tag } from './tags';

/** A page or a translation as it's written. */
interface Written {
  /** Path of its file from the folder. */
  file: string;
  text: string;
}

/** Gives a translation the demos of its page that it lacks, each below the one before it. */
export function addDemos(translation: Written, page: Written): { text: string; notes: Note[] } {
  let { text } = translation;
  const notes: Note[] = [];
  let before: string | undefined;
  for (const { src, tag } of demosOf(page.text)) {
    const shown = demosOf(text);
    if (shown.every((one) => one.src !== src)) {
      const place = shown.findLast((one) => one.src === before)?.end ?? shown[0]?.start ?? text.length;
      text = applyEdits(text, [
        asBlock(text, { start: place, end: place }, `${tag}${place === text.length ? '\n' : ''}`),
      ]);
      const found = `${page.file} shows the demo ${src}, and this translation didn't. It does now: look at where`;
      notes.push({ kind: 'done', where: translation.file, text: found });
    }
    before = src;
  }
  return { text, notes };
}

/** The demos of a page by what their tags name, without those in comments. */
function demosOf(text: string): (Pick<Tag, 'start' | 'end'> & { src: string; tag: string })[] {
  return findTags(text, parseMarkdown(text), 'Demo').flatMap(({ start, end, attributes: { src } }) =>
    typeof src === 'string' ? [{ start, end, src, tag: text.slice(start, end) }] : [],
  );
}

/**
 * Has a translation keep its headings where they aren't those of its page.
 * @param headings of both, as contents list them.
 */
export function keepHeadings(
  { file, text }: Written,
  page: Pick<Written, 'file'>,
  headings: { own: TocEntry[]; page: TocEntry[] },
): { text: string; notes: Note[] } {
  const at = [...headings.own, ...headings.page].findIndex(
    (_, place) => headings.own[place]?.depth !== headings.page[place]?.depth,
  );
  const { yaml, body } = splitPage(text);
  if (at < 0 || /^headings:/m.test(yaml ?? '')) return { text, notes: [] };
  const [own, other] = [headings.own[at], headings.page[at]];
  const found = own ? `has ${print(own)}` : 'ends';
  const expected = other ? `has ${print(other)}` : 'has no more headings';
  return {
    text: `---\n${yaml ? `${yaml}\n` : ''}headings: own\n---\n${yaml === undefined ? '\n' : ''}${body}`,
    notes: [
      {
        kind: 'done',
        where: file,
        text: `The translation ${found} where ${page.file} ${expected}, so "headings: own" keeps its headings. Give it those of its page and remove that line, so that links lead to the same section in both languages`,
      },
    ],
  };
}

const print = ({ depth, title }: TocEntry) => `"${'#'.repeat(depth)} ${title}"`;

/** An address of a page as dumi has it in a language, and what it is on the site. */
export interface PageAddress {
  /** The page's address in the default language. */
  address: string;
  /** Ids of headings in that language, with those of the page. */
  anchors: ReadonlyMap<string, string>;
}

/**
 * The address that a translation links to, as the site wants it: that of the default language.
 * @param own the translation itself, which a link without a path leads to.
 * @param find the page at an address in the language of the translation.
 */
export function localLink(
  href: string,
  own: PageAddress,
  find: (address: string) => PageAddress | undefined,
): string | undefined {
  const [, address = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  if (address !== '' && !address.startsWith('/')) return undefined;
  const page = address === '' ? own : find(address.replace(/(?<=.)\/$/, ''));
  if (!page) return undefined;
  const anchor = page.anchors.get(decodePart(hash.slice(1)));
  return `${address === '' ? '' : page.address}${query}${anchor === undefined ? hash : `#${anchor}`}`;
}
