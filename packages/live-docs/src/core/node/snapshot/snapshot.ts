import type { ApiHistory, Locale, PageMeta, Problem } from '../../model';
import { contentLanguage } from './content-language';
import { pageComponents } from '../config/chosen-feature';
import type { SiteConfig } from '../config/site-config';
import type { Libraries } from '../library/library';
import type { DemoParts } from '../compile/demos/read-demo';
import type { DemoTexts } from '../compile/demos/read-demo-file';
import type { ScopeReading } from '../compile/demos/read-scope';
import type { SourceText } from '../compile/demos/read-source';
import type { CompiledPage } from '../compile/markdown/compile-page';
import type { PageDemo, PageFiles } from '../compile/markdown/page-output';
import type { ContentFile } from './find-content';
import type { Files } from '../files/files';
import { placePage } from './place-page';
import type { FrontMatter } from './read-front-matter';
import type { HistoryReading } from './history-file';

/** A page or a tab as its file declares it. */
export interface Entry extends ContentFile {
  front: FrontMatter;
  compiled: CompiledPage;
  /** Milliseconds since 1970; absent if nobody knows. */
  lastUpdated?: number;
  /** What the addresses of the language that the page is shown in start with: `/zh-CN`. */
  base?: string;
}

/** A demo, and the entry that speaks for it. */
export interface SiteDemo extends PageDemo {
  entry: Entry;
  parts: DemoParts;
}

/**
 * All content of a site at one time. Nothing in it changes: an edit makes another snapshot, which shares what stayed the
 * same. Files are named by id, pages by address, demos by slug.
 */
export interface Snapshot {
  /** Id of the site's folder. */
  root: string;
  /** How many looks at the disk had found changes before it was read. */
  edits: number;
  config: SiteConfig;
  /** What the site documents, and where its imports lead. */
  libraries: Libraries;
  files: Files;
  /** Pages and tabs, sorted by file, then their translations. */
  entries: readonly Entry[];
  entryByFile: ReadonlyMap<string, Entry>;
  pages: ReadonlyMap<string, Entry>;
  /** Addresses of the first level, in the default language, that pages are below: `/guide`. */
  folders: ReadonlySet<string>;
  /** Tabs of each page that has some, by order, then title. */
  tabs: ReadonlyMap<string, readonly Entry[]>;
  /** Demos that can be shown. */
  demos: ReadonlyMap<string, SiteDemo>;
  /** The demos that each source file is part of. */
  demosByFile: ReadonlyMap<string, readonly SiteDemo[]>;
  /** The versions of the library that are known: features and tools say what they changed. */
  history?: ApiHistory;
  /** Problems to show with each entry, by its file, except for dead links. */
  problemsByEntry: ReadonlyMap<string, readonly Problem[]>;
  /** Every problem but dead links. */
  problems: readonly Problem[];
  /** What the author should know of pages that features make, as lines of text. */
  notes: readonly string[];
  /** The language that its pages are shown in, if that isn't the default one. */
  locale?: Required<Locale>;
  /** Texts of the interface in the language of its pages, as far as they're written as strings. */
  messages: Readonly<Record<string, string>>;
  /** The site in each other language that a page is translated to, by the language's id. */
  locales: ReadonlyMap<string, Snapshot>;
  /** What the next snapshot takes over where the text is the same. */
  memo: SnapshotMemo;
}

interface SnapshotMemo {
  entries: ReadonlyMap<string, EntryReading>;
  sources: ReadonlyMap<string, SourceText>;
  history: HistoryReading;
  scope: ScopeReading | undefined;
}

/** What was made of an entry's text, and what its compilation asked about other files. */
export interface EntryReading {
  text: string;
  /** Title and description that a translation has of its page, as JSON. */
  fallback: string;
  questions: readonly Question[];
  front: FrontMatter;
  problems: readonly Problem[];
  compiled: CompiledPage;
}

/** What a page's compilation asked about another file, and the answer as JSON. */
export interface Question {
  what: Exclude<keyof PageFiles, 'make'>;
  /** Id of the file. */
  about: string;
  answer: string;
}

/** A site in all its languages, the default one first. */
export const inAllLanguages = (snapshot: Snapshot): Snapshot[] => [snapshot, ...snapshot.locales.values()];

/** The language that a snapshot's pages are shown in. */
export const languageOf = ({ locale, config }: Pick<Snapshot, 'locale' | 'config'>): string =>
  locale?.id ?? config.language.id;

/** A text of the interface in the language of a snapshot. @param english what it is in English, and in a language without it. */
export const textIn = ({ messages }: Pick<Snapshot, 'messages'>, key: string, english: string): string =>
  messages[key] ?? english;

/** What the site is about, in the language of a snapshot. */
export const siteDescription = (snapshot: Pick<Snapshot, 'messages' | 'config'>): string =>
  textIn(snapshot, 'site.description', snapshot.config.description);

/** The tabs of a page. */
export const tabsOf = ({ tabs }: Snapshot, { path }: Entry): readonly Entry[] => tabs.get(path) ?? [];

/** True for a page with a part that is translated to the language that it's shown in. */
export const isTranslated = (snapshot: Snapshot, page: Entry): boolean =>
  entriesOf(snapshot, page).some(({ language }) => language !== undefined);

/** A page and its tabs. */
export const entriesOf = (snapshot: Snapshot, page: Entry): Entry[] => [page, ...tabsOf(snapshot, page)];

/** The file that loads a page's data, which all its languages share: `page.server.ts` or `page.client.ts` beside it. */
export function companionOf(
  { files }: Snapshot,
  { file, language }: Entry,
  kind: 'server' | 'client',
): string | undefined {
  const page = language === undefined ? file : file.replace(`.${language}.`, '.');
  const found = page.replace(/\.mdx?$/, `.${kind}.ts`);
  return files.has(found) ? found : undefined;
}

/** The demos that a language shows: live fences of a translation are no others'. */
export const listedDemos = ({ demos, locale }: Pick<Snapshot, 'demos' | 'locale'>): SiteDemo[] =>
  [...demos.values()].filter(
    ({ id, entry: { language, compiled } }) =>
      (language === undefined || language === locale?.id) && compiled.demos.some((one) => one.id === id),
  );

/** The files of a demo that readers see, the one that is shown first before the others. */
export const shownSources = ({ parts }: Pick<SiteDemo, 'parts'>): DemoParts['sources'] =>
  parts.sources.filter(({ isHidden }) => !isHidden);

/** The text of a demo's file as readers see it. @param file its id. */
export const sourceText = ({ demosByFile, files }: Snapshot, file: string): string =>
  demosByFile.get(file)?.[0]?.parts.sources.find((source) => source.file === file)?.text ?? files.text(file) ?? '';

/** What a page is about: the demo that is called as the page is, or the first one. It may be another page's, too. */
export function shownDemo({ pages }: Snapshot, path: string): PageDemo | undefined {
  const { compiled, front } = pages.get(path) ?? {};
  return compiled?.demos.find(({ title }) => title === front?.title) ?? compiled?.demos[0];
}

/** What the page that shows a demo says about it. */
export function demoTexts({ id, title, description, exportName, entry }: SiteDemo): DemoTexts {
  return {
    id,
    title,
    description,
    keywords: entry.front.keywords,
    ...(exportName === undefined ? {} : { exportName }),
  };
}

/** True for a page that takes the room of its contents. */
const isWide = (snapshot: Snapshot, entry: Entry): boolean => {
  const components = pageComponents(snapshot.config.features);
  const { toc, components: shown } = entry.compiled;
  if (toc.length === 0 && shown.some((name) => components.get(name)?.isWide)) return true;
  return entriesOf(snapshot, entry).some(({ compiled }) => compiled.hasWideTable);
};

/** What is known of a page under the names of features: what they computed as it was compiled, and what its front matter says over it. */
export const pageOf = ({ compiled, front }: Entry): Record<string, unknown> => ({ ...compiled.of, ...front.of });

/** What is known of a page beside its content. */
export function pageMeta(snapshot: Snapshot, entry: Entry): PageMeta {
  const { front, filename, lastUpdated, compiled } = entry;
  const { id } = snapshot.config.language;
  const language = contentLanguage(entry, id);
  const of = pageOf(entry);
  return {
    ...placePage(entry, snapshot),
    filename,
    ...(language === id ? {} : { language }),
    ...(lastUpdated === undefined ? {} : { lastUpdated }),
    ...(front.description ? { description: front.description } : {}),
    keywords: front.keywords,
    ...(front.hero ? { hero: front.hero } : {}),
    ...(Object.keys(of).length > 0 ? { of } : {}),
    ...(isWide(snapshot, entry) ? { wide: true as const } : {}),
    ...(compiled.startsWithActions ? { actions: true as const } : {}),
    toc: compiled.toc,
    texts: compiled.texts,
    tabs: tabsOf(snapshot, entry).map((tab) => ({
      key: tab.tab ?? '',
      title: tab.front.title,
      order: tab.front.order,
      filename: tab.filename,
      ...(tab.lastUpdated === undefined ? {} : { lastUpdated: tab.lastUpdated }),
      toc: tab.compiled.toc,
      texts: tab.compiled.texts,
    })),
  };
}
