import path from 'node:path';
import { toSlug } from 'live-docs/internal';
import { parse } from 'yaml';
import { attempt } from '../attempt';
import { splitPage } from '../page-text';
import type { Folder, Note } from '../plan';
import { toTag } from '../language-tag';
import { asRecord, plain, text } from '../values';
import type { DocsOptions, SiteOptions } from './options';

/** A page of Docusaurus that becomes a page of the site. */
export interface DocPage {
  /** Path of its file from the folder. */
  source: string;
  /** Path that it's written to, without an ending. */
  target: string;
  /** Its address with Docusaurus, below the base. */
  permalink: string;
  /** Its address on the site, in the default language. */
  address: string;
  /** What sidebars call it; empty for a page that is no document. */
  id: string;
  /** The document's folder, which a page that is no document has none of. */
  docs?: DocsOptions | undefined;
  /** Name of its file without a number. */
  name: string;
  /** What it says at its top. */
  front: Record<string, unknown>;
  raw: string;
  /** Of a translation: the language's id as Docusaurus has it, and the tag as the site has it. */
  language?: { locale: string; id: string } | undefined;
}

/** A part of other pages: `_intro.mdx`. */
export interface Part {
  source: string;
  target: string;
  raw: string;
}

export interface FoundDocs {
  pages: DocPage[];
  /** Each with the page that it translates. */
  translations: (DocPage & { of: DocPage })[];
  parts: Part[];
  notes: Note[];
  /** Where a file that lies beside documents is copied to. @returns undefined if it's in no folder of these. */
  assetTarget(file: string): string | undefined;
}

/** What is behind a number at the start of a name. Dates and versions are no such numbers. */
export function withoutNumber(name: string): { name: string; number?: number } {
  if (/^(\d{2}|\d{4})[-_.]\d{2}([-_.](\d{2}|\d{4}))?|^\d+[-_.]\d+/.test(name)) return { name };
  const [, number, rest] = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name) ?? [];
  return rest === undefined ? { name } : { name: rest, number: Number(number) };
}

const IS_PAGE = /\.mdx?$/;
/** What Docusaurus leaves out of its content, too. */
const LEFT_OUT = /(^|\/)(__tests__\/|_)|\.test\.mdx?$/;

/** Finds the documents and pages of a site, and their translations. @param home the folder that pages are written to. */
export function findDocs({ files, read }: Folder, options: SiteOptions, home: string): FoundDocs {
  const notes: Note[] = [];
  const parts: Part[] = [];
  const byTarget = new Map<string, DocPage>();
  const translations: FoundDocs['translations'] = [];
  const all = [...files].toSorted();
  const dirs = [
    ...options.docs.map((docs) => ({ dir: docs.path, route: docs.route, docs })),
    ...(options.pages ? [{ dir: options.pages.path, route: options.pages.route, docs: undefined }] : []),
  ];
  const inside = (dir: string) => all.filter((file) => dir === '.' || file.startsWith(`${dir}/`));
  const plainDir = (dir: string, docs: DocsOptions | undefined) =>
    dir
      .split('/')
      .map((one) => (docs?.hasPrefixes ? withoutNumber(one).name : one))
      .join('/');
  const place = (...segments: string[]) => path.posix.join(home, ...segments);

  const toPage = (file: string, dir: string, route: string, docs: DocsOptions | undefined): DocPage => {
    const raw = read(file) ?? '';
    const front = readFront(raw);
    const relative = path.posix.relative(dir, file).replace(IS_PAGE, '');
    const folder = plainDir(path.posix.dirname(relative), docs).replace(/^\.$/, '');
    const stem = path.posix.basename(relative);
    const name = docs?.hasPrefixes && front['parse_number_prefixes'] !== false ? withoutNumber(stem).name : stem;
    const base = plain(front['id']) ?? name;
    const slug = plain(front['slug']);
    const isIndex =
      slug === undefined && (/^(index|readme)$/i.test(stem) || (docs && name === path.posix.basename(folder)));
    const own =
      slug === undefined
        ? path.posix.join('/', folder, isIndex ? '' : docs ? base : name)
        : path.posix.join('/', slug.startsWith('/') ? '' : folder, slug);
    const permalink = path.posix.join('/', route, own).replace(/(?<=.)\/$/, '');
    const fileName =
      isIndex || permalink === '/' || slug?.endsWith('/') ? path.posix.join(permalink, 'index') : permalink;
    return {
      source: file,
      target: place(fileName),
      permalink,
      address: permalink.split('/').map(toSlug).join('/'),
      id: docs ? path.posix.join(folder, base) : '',
      docs,
      name,
      front,
      raw,
    };
  };

  for (const { dir, route, docs } of dirs) {
    for (const file of inside(dir)) {
      if (!IS_PAGE.test(file)) continue;
      const relative = path.posix.relative(dir, file);
      if (docs && !docs.has(relative)) continue;
      if (LEFT_OUT.test(relative)) {
        const target = place(route, plainDir(path.posix.dirname(relative), docs), path.posix.basename(file));
        parts.push({ source: file, target, raw: read(file) ?? '' });
        continue;
      }
      const page = toPage(file, dir, route, docs);
      const twin = byTarget.get(page.address);
      if (page.front['draft'] === true) {
        const text =
          'Docusaurus shows this draft while developing only, so it is no page of the site. Copy it to publish it';
        notes.push({ kind: 'dropped', where: file, text });
      } else if (twin) {
        const text = `The page has the address ${page.address} of ${twin.source}, so it was left out. Give one of them another "slug"`;
        notes.push({ kind: 'hand', where: file, text });
      } else byTarget.set(page.address, page);
    }
  }
  const pages = [...byTarget.values()];
  for (const { id: locale, path: folder } of options.languages) {
    for (const { dir, docs, route } of dirs) {
      const plugin = docs
        ? `docusaurus-plugin-content-docs${docs.id === 'default' ? '' : `-${docs.id}`}/current`
        : 'docusaurus-plugin-content-pages';
      const own = `${folder}/${plugin}`;
      for (const file of inside(own)) {
        if (!IS_PAGE.test(file) || LEFT_OUT.test(path.posix.relative(own, file))) continue;
        const original = path.posix.join(dir, path.posix.relative(own, file));
        const of = pages.find(
          ({ source }) => source === original || source.replace(IS_PAGE, '') === original.replace(IS_PAGE, ''),
        );
        const language = { locale, id: toTag(locale) };
        if (of)
          translations.push({
            ...toPage(file, own, route, docs),
            ...pick(of),
            target: `${of.target}.${language.id}`,
            language,
            of,
          });
        else
          notes.push({
            kind: 'dropped',
            where: file,
            text: `This translation was left out, since there is no page ${original}. Add that page first`,
          });
      }
    }
  }
  return {
    pages,
    translations,
    parts,
    notes,
    assetTarget(file) {
      const from = dirs.find(({ dir }) => file.startsWith(`${dir}/`));
      if (!from) return undefined;
      const relative = path.posix.relative(from.dir, file);
      return place(from.route, plainDir(path.posix.dirname(relative), from.docs), path.posix.basename(file));
    },
  };
}

const pick = ({ permalink, address, id, docs }: DocPage) => ({ permalink, address, id, docs });

/** Front matter as far as it can be read: a page with a mistake in it stays a page. */
const readFront = (raw: string): Record<string, unknown> => readYaml(splitPage(raw).yaml);

const readYaml = (yaml = ''): Record<string, unknown> => attempt(() => asRecord(parse(yaml))) ?? {};

/** What `_category_.json` or `.yml` says of a folder. */
export interface Category {
  label?: string | undefined;
  position?: number | undefined;
  /** Id of the document that it leads to. */
  doc?: string | undefined;
}

export function readCategory({ files, read }: Pick<Folder, 'files' | 'read'>, folder: string): Category {
  const file = ['json', 'yml', 'yaml'].map((ending) => `${folder}/_category_.${ending}`).find((one) => files.has(one));
  if (file === undefined) return {};
  const said = readYaml(read(file));
  const link = asRecord(said['link']);
  return {
    label: text(said['label']),
    position: typeof said['position'] === 'number' ? said['position'] : undefined,
    doc: link?.['type'] === 'doc' ? text(link['id']) : undefined,
  };
}
