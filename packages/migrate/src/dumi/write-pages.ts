import path from 'node:path';
import { demoId, localAddress, readHeadings, toSlug, decodePart } from 'live-docs/internal';
import type { FoundPages } from './find-pages';
import { keepHeadings, type Written } from '../keep-headings';
import { migratePage, type MigratedPage } from './migrate-page';
import type { DumiPage, PageInput } from './page';
import { applyEdits, editLinks, findTags, parseMarkdown, asBlock, type Edit, type Tag } from '../page-text';
import type { Change, Folder, Note } from '../plan';
import type { Language } from './languages';

/** A page of the site, or a translation of one. */
export interface WrittenPage {
  page: DumiPage;
  /** What it translates. */
  of?: DumiPage;
  /** Its address on the site. */
  address: string;
  text: string;
  migrated: MigratedPage;
}

/**
 * Migrates the pages, then the translations, which have the demos and the headings of their pages.
 * @param input `description` is what a landing page says if it says nothing.
 */
export function writePages(
  { docs, pages, translations }: FoundPages,
  input: Pick<PageInput, 'config' | 'resolve' | 'components'> & { folder: Folder; description: string },
) {
  const { folder } = input;
  const changes = new Map<string, Change>();
  const notes: Note[] = [];
  const moved = new Set(
    [...pages, ...translations].flatMap(({ source, target }) => (source === target ? [] : [source])),
  );
  /** True for what an earlier run has written: it stays. */
  const isWritten = ({ source, target }: DumiPage) =>
    source !== target && folder.files.has(target) && !moved.has(target);
  const taken = (file: string) => folder.files.has(file) || changes.has(file);
  const targets = new Map([...pages, ...translations].map(({ source, target }) => [source, target]));

  const found = new Map<string, MigratedPage | 'open'>();
  const migrateOnce = (page: DumiPage, of?: MigratedPage): MigratedPage | undefined => {
    const known = found.get(page.source);
    if (known !== undefined) return known === 'open' ? undefined : known;
    found.set(page.source, 'open');
    const migrated = migratePage(
      folder.read(page.source) ?? '',
      {
        ...page,
        ...input,
        read: folder.read,
        readIncluded: (file) => {
          const other = pages.find(({ source, target }) => source === file && target === file);
          return (other && migrateOnce(other)?.text) ?? folder.read(file);
        },
        targetOf: (file) => targets.get(file) ?? file,
        translatedTo: of
          ? undefined
          : translations.flatMap((one) => (one.of.source === page.source ? [one.language.locale] : [])),
        blocks: of?.blocks ?? [],
        passive: input.config.resolve?.codeBlockMode === 'passive',
        nameFile: (at, ending) => {
          const file = freeName(page.target, at, ending, taken);
          changes.set(file, { file });
          return file;
        },
      },
      input.description,
    );
    found.set(page.source, migrated);
    return migrated;
  };

  const written: WrittenPage[] = [];
  const write = (page: DumiPage, of?: DumiPage) => {
    if (isWritten(page)) return;
    const original = of && found.get(of.source);
    const migrated = migrateOnce(page, typeof original === 'object' ? original : undefined);
    if (!migrated) return;
    for (const change of migrated.changes)
      if (changes.get(change.file)?.after === undefined) changes.set(change.file, change);
    notes.push(...migrated.notes);
    const { language } = page;
    const address = localAddress(addressOf((of ?? page).target, docs), of ? language.base : '');
    written.push({ page, ...(of ? { of } : {}), address, text: migrated.text, migrated });
  };
  for (const page of pages) write(page);
  for (const { of, ...page } of translations) write(page, of);

  const texts = new Map(written.map(({ page, text }) => [page.target, text]));
  const textOf = (file: string) => texts.get(file) ?? folder.read(file);
  for (const one of written) {
    const original = one.of && textOf(one.of.target);
    if (one.of === undefined || original === undefined) continue;
    const file = one.page.target;
    const page = { file: one.of.target, text: original };
    const withDemos = addDemos({ file, text: one.text }, page);
    const fitting = keepHeadings({ file, text: withDemos.text }, page, textOf);
    notes.push(...withDemos.notes, ...fitting.notes);
    texts.set(file, fitting.text);
  }
  const find = findAddresses(written, textOf);
  const answered = new Set(written.map(({ address }) => address));
  const twins = nameTwins(
    written.flatMap(({ migrated }) => migrated.demos.map(({ file }) => file)),
    docs,
  );
  for (const { page, text: own } of written) {
    const text = textOf(page.target) ?? own;
    const tree = parseMarkdown(text);
    const links = editLinks(text, tree, ({ href }) => localLink(href, page, find, (address) => answered.has(address)));
    const ids = findTags(text, tree, 'Demo').flatMap(({ start, attributes: { src } }): Edit[] => {
      const id = typeof src === 'string' ? twins.get(path.posix.join(path.posix.dirname(page.target), src)) : undefined;
      const at = start + '<Demo'.length;
      return id === undefined ? [] : [{ start: at, end: at, text: ` id="${id}"` }];
    });
    texts.set(page.target, applyEdits(text, [...links, ...ids]));
  }
  return {
    written: written.map((one) => ({ ...one, text: texts.get(one.page.target) ?? one.text })),
    /** Demos that become files or lose their front matter. */
    changes,
    notes,
    /** The id that the engine gives a demo, by the path of its file. */
    demoId: (file: string) => twins.get(file) ?? demoId(file, docs),
  };
}

/** Address of a page or a translation as dumi has it. */
export const dumiAddressOf = ({ page }: Pick<WrittenPage, 'page'>): string => page.language.dumiAddress(page.address);

/** The pages by dumi's addresses. */
function findAddresses(
  written: WrittenPage[],
  textOf: (file: string) => string | undefined,
): (address: string) => PageAddress | undefined {
  const addresses = new Map(written.flatMap(({ page, of, address }) => (of ? [] : [[page.target, address] as const])));
  const all = written.map((one): [string, PageAddress] => {
    const { page, of, address } = one;
    const shown = { address, language: page.language };
    const main = of && addresses.get(of.target);
    if (of === undefined || main === undefined)
      return [dumiAddressOf(one), { ...shown, main: address, anchors: new Map() }];
    const [own, original] = [page, of].map(({ target }) => readHeadings(target, textOf(target) ?? '', textOf));
    const anchors = isOwn(textOf(page.target)) ? [] : own!.map(({ id }, at) => [id, original![at]?.id ?? id] as const);
    return [dumiAddressOf(one), { ...shown, main, anchors: new Map(anchors) }];
  });
  const found = new Map(all);
  return (address) => found.get(address);
}

const isOwn = (text = '') => /^headings: own$/m.test(text);

/** A file for the demo that a code block becomes: `start-1.tsx` beside `start.md`, `guide-1.tsx` beside `guide/index.md`. */
function freeName(page: string, at: number, ending: string, isTaken: (file: string) => boolean): string {
  const folder = path.posix.dirname(page);
  const own = path.posix.basename(page, '.md').replaceAll('.', '-');
  const inner = path.posix.basename(folder);
  const name = own === 'index' ? (folder.includes('/') ? inner : 'overview') : own;
  for (let number = at; ; number++) {
    const file = `${folder}/${name}-${number}.${ending}`;
    if (!isTaken(file)) return file;
  }
}

/** Ids for demos that would have that of another: their paths. */
function nameTwins(files: string[], docs: string): Map<string, string> {
  const distinct = [...new Set(files)];
  const ids = distinct.map((file) => demoId(file, docs));
  const twins = distinct.filter((_, at) => ids.indexOf(ids[at]!) !== ids.lastIndexOf(ids[at]!));
  return new Map(twins.map((file) => [file, toSlug(file.replace(/^(\.\.\/)+|\.\w+$/g, '')).replaceAll('/', '-')]));
}

/** The address that the engine gives a page. */
function addressOf(file: string, docs: string): string {
  const slugs = file
    .slice(docs.length + 1)
    .replace(/(\.\$tab-[^/]+)?\.md$/, '')
    .split('/')
    .map(toSlug);
  return `/${slugs.join('/')}`.replace(/\/index$/, '') || '/';
}

/** Gives a translation the demos of its page that it lacks, each below the one before it. */
function addDemos(translation: Written, page: Written): { text: string; notes: Note[] } {
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

/** What is at an address that dumi gives a page in a language. */
interface PageAddress {
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
function localLink(
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
