import { readHeadings, type TocEntry } from 'live-docs/internal';
import { splitPage } from './page-text';
import type { Note } from './plan';

/** A page or a translation as it's written. */
export interface Written {
  /** Path of its file from the folder. */
  file: string;
  text: string;
}

/**
 * Has a translation keep its headings where they aren't those of its page.
 * @param textOf the text of a file that either includes.
 */
export function keepHeadings(
  { file, text }: Written,
  page: Written,
  textOf: (file: string) => string | undefined,
): { text: string; notes: Note[] } {
  const headings = { own: readHeadings(file, text, textOf), page: readHeadings(page.file, page.text, textOf) };
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
