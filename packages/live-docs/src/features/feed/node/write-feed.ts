import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { micromark } from 'micromark';
import { escapeHtml, localAddress } from '../../../core/model';
import { wholeAddress } from '../../../core/node/output/data/whole-address';
import { sectionTexts, type MarkdownInput } from '../../../core/node/output/markdown/entry-markdown';
import type { Entry, Snapshot } from '../../../core/node/snapshot/snapshot';

/** Entries of the feed: the newest ones. */
const MOST = 30;

/** A version of the changelog that has a date. */
interface Release {
  title: string;
  /** Id of its heading. */
  id: string;
  date: Date;
  /** What is written below the date, as Markdown. */
  text: string;
}

/** The changelog in the language of a snapshot, if it's written in it. */
export function changelogOf({ config, pages, locale }: Snapshot): Entry | undefined {
  const page = config.changelog === undefined ? undefined : pages.get(localAddress(config.changelog, locale?.base));
  return locale && page?.language === undefined ? undefined : page;
}

/** True if a version of the changelog has a date. */
export const hasDates = (snapshot: Snapshot): boolean => readReleases({ snapshot, api: undefined }).length > 0;

/**
 * The changelog as an Atom feed: a section of the second level with a date in its heading or as its first line is an entry.
 * @param name of its file, below the base.
 */
export function writeFeed(input: MarkdownInput, name: string): string {
  const { config } = input.snapshot;
  const page = changelogOf(input.snapshot)!;
  const newest = readReleases(input)
    .toSorted((a, b) => b.date.getTime() - a.date.getTime())
    .slice(0, MOST);
  const home = wholeAddress(config, page.path.slice(1));
  const entries = newest.map(({ title, id, date, text }) => {
    const address = escapeHtml(`${home}#${id}`);
    const html = micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
    return [
      '<entry>',
      `<title>${escapeHtml(title)}</title><id>${address}</id><link href="${address}"/>`,
      `<updated>${date.toISOString()}</updated>`,
      `<content type="html">${escapeHtml(html)}</content>`,
      '</entry>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<title>${escapeHtml(`${config.title}: ${page.front.title}`)}</title><id>${escapeHtml(home)}</id>`,
    `<link href="${escapeHtml(home)}"/><link rel="self" href="${escapeHtml(wholeAddress(config, name))}"/>`,
    `<author><name>${escapeHtml(config.library.join(', ') || config.title)}</name></author><updated>${newest[0]!.date.toISOString()}</updated>`,
    ...entries,
    '</feed>\n',
  ].join('\n');
}

/** The versions that have a date. A translation has the sections of its page, but writes dates as its language does. */
function readReleases(input: MarkdownInput): Release[] {
  const { config, entries } = input.snapshot;
  const page = changelogOf(input.snapshot);
  if (!page) return [];
  const original = entries.find(
    ({ path, tab, language }) => path === config.changelog && tab === undefined && language === undefined,
  );
  const dates = readSections(input, original ?? page);
  return [...readSections(input, page)].flatMap(([id, { title, text }]): Release | [] => {
    const date = dates.get(id)?.date;
    return date ? { id, title, text, date } : [];
  });
}

/** A section of the second level: its date is its first line, or is in its heading: `[1.2.0] - 2024-05-31`. */
function readSections(
  input: MarkdownInput,
  page: Entry,
): Map<string, Omit<Release, 'id' | 'date'> & { date?: Date | undefined }> {
  const titles = new Map(page.compiled.toc.map(({ id, title }) => [id, title]));
  return new Map(
    [...sectionTexts(input, page)].map(([id, text]) => {
      const title = titles.get(id) ?? '';
      const inTitle = readDate(/\b\d{4}-\d\d-\d\d\b/.exec(title)?.[0] ?? '');
      const [, line = '', rest = ''] = /^([^\n]*)\n*([\s\S]*)$/.exec(text) ?? [];
      return [id, inTitle ? { title, text, date: inTitle } : { title, text: rest, date: readDate(line) }];
    }),
  );
}

/** A line that is a date: `18 March 2021`, `2021-03-18`, `2021年3月18日`. */
function readDate(written: string): Date | undefined {
  const line = written.replace(/^(\d{4}) ?年 ?(\d\d?) ?月 ?(\d\d?) ?日$/, '$1-$2-$3');
  if (!/^[\w ,-]{8,20}$/.test(line) || !/\d{4}/.test(line)) return undefined;
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(line) ? line : `${line} UTC`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
