import { decodePart, type TocEntry } from 'live-docs/internal';
import type { Language } from './languages';
import type { DumiPage } from './page';
import { applyEdits, asBlock, findTags, parseMarkdown, splitPage, type Tag } from './page-text';
import type { Note } from './plan';

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

/** What is at an address that dumi gives a page in a language. */
export interface PageAddress {
  /** The address on the site. */
  address: string;
  language: Language;
  /** The page's address in the default language. */
  main: string;
  /** Ids of headings, with those that the page has in the default language. */
  anchors: ReadonlyMap<string, string>;
}

/**
 * The address of a link as the site wants it: within a language, that in the default language; from another language, what dumi's
 * address and its section have become.
 * @param own the page or translation that has the link.
 * @param find the page at one of dumi's addresses.
 * @param isAnswered true for an address of the site.
 * @returns undefined for a link that stays.
 */
export function localLink(
  href: string,
  own: Pick<DumiPage, 'language' | 'address'>,
  find: (address: string) => PageAddress | undefined,
  isAnswered: (address: string) => boolean,
): string | undefined {
  const [, written = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  if (written !== '' && !written.startsWith('/')) return undefined;
  const address = written === '' ? own.language.dumiAddress(own.address) : written.replace(/(?<=.)\/$/, '');
  const target = find(address);
  const isLocal = target?.language === own.language;
  if (!target) return undefined;
  const anchor = target.anchors.get(decodePart(hash.slice(1)));
  if (!isLocal && isAnswered(address) && anchor === undefined) return undefined;
  const place = written === '' ? '' : isLocal ? target.main : target.address;
  return `${place}${query}${anchor === undefined ? hash : `#${anchor}`}`;
}
