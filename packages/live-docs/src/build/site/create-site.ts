import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DemoCode, PageMeta } from '../../model';
import type { LoadCompiler } from '../api/api-program';
import { createApi, type Api } from '../api/create-api';
import { BuildError } from '../build-error';
import type { SiteConfig } from '../config/site-config';
import { findContent, type ContentFile } from '../content/find-content';
import { placePage } from '../content/place-page';
import { readFrontMatter, type FrontMatter } from '../content/read-front-matter';
import { lastUpdated, readCommitTimes } from '../content/read-updates';
import { createDemoReader, type DemoReader } from '../demos/create-demo-reader';
import { readDemoAsset, type DemoTexts } from '../demos/read-demo-asset';
import { compilePage, type CompiledPage } from '../markdown/compile-page';
import type { PageDemo } from '../markdown/page-output';
import { toPosix } from '../to-posix';

/** A page or tab as its file declares it. */
export interface Entry extends ContentFile {
  front: FrontMatter;
  lastUpdated: number;
}

/** A demo and the entry whose page shows it. */
export interface SiteDemo extends PageDemo {
  entry: Entry;
}

/** The content of a site, read from its folder. The one owner of what has been read and compiled. */
export interface Site {
  root: string;
  config: SiteConfig;
  /** True where pages are served as they are edited. */
  isDev: boolean;
  /** Reads files and front matter again. @throws {BuildError} */
  scan(): void;
  /** Pages by path. */
  pages(): Map<string, Entry>;
  /** Tabs of a page, by order then title. */
  tabs(path: string): Entry[];
  /** A page and its tabs. */
  faces(page: Entry): Entry[];
  /** The entry of an absolute file path. */
  entryOf(file: string): Entry | undefined;
  /** The entry's compiled page, from memory while its text is the same. */
  compiled(entry: Entry): Promise<CompiledPage>;
  meta(entry: Entry): Promise<PageMeta>;
  /** All demos by id, which compiles every page. */
  demos(): Promise<Map<string, SiteDemo>>;
  /** What a demo is made of. */
  demoParts: DemoReader;
  demoCode(demo: SiteDemo): DemoCode;
  /**
   * The API reference, read when it is first asked for. Undefined where the parser is off.
   * @param loadCompiler brings the compiler, where it is there already.
   */
  api(loadCompiler?: LoadCompiler): Promise<Api> | undefined;
  /** Drops what was read of the library and the demos' use of it. */
  forgetApi(): void;
  /** True where a page's text names a file. */
  names(entry: Entry, file: string): boolean;
  /** Drops what was compiled of the pages that name a file. */
  forget(file: string): void;
  /** Demos that a source file is part of. */
  demosWith(file: string): Promise<SiteDemo[]>;
}

/**
 * Makes a site of a folder. Nothing of it is read before `scan`, but for when its files were committed.
 * @param root the project's root, absolute.
 */
export function createSite(root: string, config: SiteConfig, isDev = false): Site {
  const commits = readCommitTimes(root);
  const cache = new Map<string, { text: string; page: Promise<CompiledPage> }>();
  let entries: Entry[] = [];
  let api: Promise<Api> | undefined;

  const site: Site = {
    root,
    config,
    isDev,
    scan() {
      entries = findContent(root).map((content) => ({
        ...content,
        front: readFrontMatter(readFileSync(content.file, 'utf8'), content.filename),
        lastUpdated: lastUpdated(commits, content.filename, content.file),
      }));
    },
    pages: () => new Map(entries.filter((entry) => !entry.tab).map((entry) => [entry.path, entry])),
    tabs: (page) =>
      entries
        .filter((entry) => entry.tab && entry.path === page)
        .sort((a, b) => a.front.order - b.front.order || (a.front.title < b.front.title ? -1 : 1)),
    faces: (page) => [page, ...site.tabs(page.path)],
    entryOf: (file) => entries.find((entry) => entry.file === file),
    compiled(entry) {
      const text = readFileSync(entry.file, 'utf8');
      const known = cache.get(entry.file);
      if (known?.text === text) return known.page;
      const { title, description = '' } = entry.front;
      const page = compilePage({ file: entry.file, filename: entry.filename, title, description }, text, config);
      cache.set(entry.file, { text, page });
      return page;
    },
    async meta(entry) {
      const { front, path, filename, lastUpdated } = entry;
      const { toc, texts } = await site.compiled(entry);
      return {
        ...placePage(entry, config),
        filename,
        lastUpdated,
        ...(front.description ? { description: front.description } : {}),
        keywords: front.keywords,
        ...(front.hero ? { hero: front.hero } : {}),
        toc,
        texts,
        tabs: await Promise.all(
          site.tabs(path).map(async (tab) => {
            const { toc, texts } = await site.compiled(tab);
            return {
              key: tab.tab ?? '',
              title: tab.front.title,
              order: tab.front.order,
              filename: tab.filename,
              lastUpdated: tab.lastUpdated,
              toc,
              texts,
            };
          }),
        ),
      };
    },
    async demos() {
      const demos = new Map<string, SiteDemo>();
      for (const entry of entries) {
        for (const demo of (await site.compiled(entry)).demos) {
          const first = demos.get(demo.id);
          if (!first || nearness(entry, demo) > nearness(first.entry, demo)) demos.set(demo.id, { ...demo, entry });
          if (first && first.file !== demo.file) throw duplicateDemo(entry, demo, first, root);
        }
      }
      return demos;
    },
    demoParts: createDemoReader(root),
    demoCode: (demo) => readDemoAsset(demoTexts(demo), site.demoParts(demo.file)),
    api(loadCompiler) {
      if (!config.apiParser) return undefined;
      api ??= readApi(loadCompiler);
      return api;
    },
    forgetApi() {
      api = undefined;
    },
    names: (entry, file) => readFileSync(entry.file, 'utf8').includes(path.basename(file)),
    forget(file) {
      for (const entry of entries) if (site.names(entry, file)) cache.delete(entry.file);
    },
    async demosWith(file) {
      return [...(await site.demos()).values()].filter(
        (demo) => existsSync(demo.file) && site.demoParts(demo.file).sources.some((source) => source.file === file),
      );
    },
  };
  return site;

  async function readApi(loadCompiler?: LoadCompiler): Promise<Api> {
    const demos = [...(await site.demos()).values()].map(({ id, title, file, entry }) => ({
      id,
      title,
      path: entry.path,
      files: site
        .demoParts(file)
        .sources.map((source) => source.file)
        .filter((source) => /\.tsx?$/.test(source)),
    }));
    const homes = new Map<string, string>();
    for (const entry of [...site.pages().values()].sort((a, b) => a.path.length - b.path.length)) {
      for (const { id } of (await site.compiled(entry)).tables) if (!homes.has(id)) homes.set(id, entry.path);
    }
    return createApi({ root, library: config.library, base: config.base, demos, homes, loadCompiler });
  }
}

/** How much a page that shows a demo speaks for it: most where they share a name, then where they lie side by side. */
function nearness(entry: Entry, demo: PageDemo): number {
  const [page, own] = [path.parse(entry.file), path.parse(demo.file)];
  return page.dir !== own.dir ? 0 : page.name !== own.name ? 1 : 2;
}

/** What the page that shows a demo says of it. */
export function demoTexts({ id, title, description, entry }: SiteDemo): DemoTexts {
  return { id, title, description, keywords: entry.front.keywords };
}

function duplicateDemo(entry: Entry, demo: PageDemo, first: SiteDemo, root: string): BuildError {
  return new BuildError([
    {
      file: entry.filename,
      line: demo.line,
      found: `duplicate slug: the demo id "${demo.id}" is also that of ${toPosix(root, first.file)}`,
      expected: 'one demo file an id',
      fix: 'Rename one of the two files',
    },
  ]);
}
