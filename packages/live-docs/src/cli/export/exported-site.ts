import path from 'node:path';
import { localAddress, trimSlash, decodePart } from '../../core/model';
import { oncePer } from '../../core/model/once-per';
import { listEntries, readNavigation } from '../../core/node/output/data/navigation';
import { codeFence } from '../../core/node/output/markdown/code-fence';
import { entryText } from '../../core/node/output/markdown/entry-markdown';
import type { Api } from '../../core/node/snapshot/api';
import {
  inAllLanguages,
  isTranslated,
  shownSources,
  sourceText,
  tabsOf,
  type Entry,
  type SiteDemo,
  type Snapshot,
} from '../../core/node/snapshot/snapshot';
import { plainMdx, type Callouts } from './plain-mdx';

/** How another engine writes what pages hold. */
export interface Dialect {
  callouts: Callouts;
  /**
   * A demo in a page.
   * @param file path of its module from the folder of demos. @param page path of the page from the folder of its language.
   */
  demo(demo: ExportedDemo, file: string, page: ExportedPlace): { imports: string; element: string };
  /** Where a link to a page leads. @param base what addresses of the language start with. */
  link(href: string, base: string): string;
  /** Where a link to another file of the site leads. */
  fileLink(href: string): string;
}

interface ExportedDemo {
  /** Its name in the page: `Demo1`. */
  name: string;
  exportName: string;
  /** True if it's left to browsers. */
  isBrowserOnly: boolean;
}

/** Where a page is. */
interface ExportedPlace {
  /** Path from the folder of its language, without an ending: `guide/start`. */
  name: string;
  /** BCP 47 tag, if that isn't the default language's. */
  language?: string;
}

/** A page without components of this engine. */
export interface ExportedPage extends ExportedPlace {
  text: string;
  /** Its address, without the base and the language: `/guide/start`. */
  path: string;
  title: string;
  description: string;
  order: number;
  /** Ids of its pictures' files, by the names that they have beside it. */
  pictures: ReadonlyMap<string, string>;
}

/** An entry of the top navigation. */
interface ExportedSection {
  title: string;
  groups: { title: string; pages: { title: string; path: string }[] }[];
}

/** A site as other engines need it. */
export interface ExportedSite {
  pages: ExportedPage[];
  sections: ExportedSection[];
  /** Texts of demos' files by path. */
  texts: Map<string, string>;
  /** Ids of demos' other files by path. */
  values: Map<string, string>;
  /** Versions of the packages that demos import, React's included. */
  packages: Record<string, string>;
  /** What isn't exported, as lines of text. */
  notes: string[];
}

/** Reads a site as plain MDX and TSX. */
export function exportSite(snapshot: Snapshot, api: Api | undefined, dialect: Dialect): ExportedSite {
  const demos = [...snapshot.demos.values()];
  const files = demos.flatMap(({ parts }) => [...parts.sources, ...parts.values].map(({ file }) => file));
  const top = commonFolder(files);
  const shown = demos.flatMap((demo) => shownSources(demo).map(({ file }) => file));
  return {
    pages: inAllLanguages(snapshot).flatMap((local) =>
      [...local.pages.values()]
        .filter((page) => local === snapshot || isTranslated(local, page))
        .map((page) => exportPage(local, api, page, dialect, top)),
    ),
    sections: listEntries(readNavigation(snapshot).entries),
    texts: new Map(shown.map((file) => [path.posix.relative(top, file), sourceText(snapshot, file)])),
    values: new Map(
      demos.flatMap(({ parts }) => parts.values.map(({ file }) => [path.posix.relative(top, file), file] as const)),
    ),
    packages: Object.assign({}, ...demos.map(({ parts }) => parts.packages)),
    notes: notesOf(snapshot, demos),
  };
}

function commonFolder(files: readonly string[]): string {
  const [first = '', ...others] = files.map((file) => path.posix.dirname(file).split('/'));
  const parts = others.reduce(
    (common, folder) => {
      const end = common.findIndex((part, at) => part !== folder[at]);
      return end < 0 ? common : common.slice(0, end);
    },
    [...first],
  );
  return parts.join('/') || '/';
}

const parentsOf = oncePer(
  ({ pages }: Snapshot) =>
    new Set(
      [...pages.keys()].flatMap((address) => {
        const parts = address.split('/');
        return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/') || '/');
      }),
    ),
);

function exportPage(
  snapshot: Snapshot,
  api: Api | undefined,
  page: Entry,
  dialect: Dialect,
  top: string,
): ExportedPage {
  const { locale, pages } = snapshot;
  const base = locale?.base ?? '';
  const address = page.path.slice(base.length) || '/';
  const name = address === '/' ? 'index' : address.slice(1) + (parentsOf(snapshot).has(page.path) ? '/index' : '');
  const place: ExportedPlace = { name, ...(locale ? { language: locale.id } : {}) };
  const blocks = new Map<string, string>();
  const imports: string[] = [];
  const pictures = new Map<string, string>();
  const to = {
    demo(id: string) {
      const demo = snapshot.demos.get(id);
      if (!demo) return '';
      // What runs around the file that is shown, as the decorators of a story, stays here.
      const module = shownSources(demo)[0]?.file ?? demo.file;
      const key = `demo-${blocks.size + 1}-of-this-page`;
      const own = {
        name: `Demo${blocks.size + 1}`,
        exportName: (module === demo.file ? demo.exportName : undefined) ?? 'default',
        isBrowserOnly: demo.isBrowserOnly ?? false,
      };
      const written = isBound(snapshot, demo) ? undefined : dialect.demo(own, path.posix.relative(top, module), place);
      if (written) imports.push(written.imports);
      const codes = shownSources(demo).map(({ file, name: title }) =>
        codeFence(sourceText(snapshot, file), `${path.extname(title).slice(1)} title="${title}"`),
      );
      blocks.set(key, [...(written ? [written.element] : []), ...codes].join('\n\n'));
      return key;
    },
    picture(file: string) {
      const own = path.posix.basename(file);
      const taken = pictures.get(own);
      const picture = taken === undefined || taken === file ? own : `${pictures.size}-${own}`;
      pictures.set(picture, file);
      return `./${encodeURI(picture)}`;
    },
    link(href: string) {
      if (!href.startsWith('/') || href.startsWith('//')) return href.replace(/^\?[^#]*/, '');
      const { pathname, hash } = new URL(href, 'http://site');
      const found = pages.get(localAddress(trimSlash(decodePart(pathname)), base));
      return found ? dialect.link((found.path.slice(base.length) || '/') + hash, base) : dialect.fileLink(href);
    },
  };
  const texts = [page, ...tabsOf(snapshot, page)].map((entry, at) => {
    const text = entryText({ snapshot, api, to }, entry, new Map());
    return at === 0 ? text : `## ${entry.front.title}\n\n${text}`;
  });
  const { title, description = '', order, hero } = page.front;
  const start = hero?.description ?? '';
  const text = plainMdx([start, ...texts].filter(Boolean).join('\n\n'), dialect.callouts, blocks);
  // Demos may share an import.
  const head = [...new Set(imports)].join('\n');
  return {
    ...place,
    path: address,
    title,
    description,
    order,
    pictures,
    text: head ? `${head}\n\n${text}` : text,
  };
}

/** True for a demo that runs on its site alone. */
const isBound = ({ files }: Snapshot, { file }: SiteDemo): boolean => files.made.get(file)?.isBound ?? false;

function notesOf(snapshot: Snapshot, demos: readonly SiteDemo[]): string[] {
  const { config } = snapshot;
  const bound = demos.filter((demo) => isBound(snapshot, demo));
  const controlled = demos.filter(({ controls }) => controls).map(({ id }) => id);
  const less = demos.filter(({ parts }) => parts.sources.some(({ file }) => /\.(less|s[ac]ss|styl)$/.test(file)));
  return [
    ...(demos.length > 0 ? ['Demos run, and their code is shown below them: it is not edited in place.'] : []),
    ...(controlled.length > 0 ? [`Controls are left out: ${controlled.join(', ')}.`] : []),
    ...(bound.length > 0
      ? [
          `Stories that can't be written as components are shown as code alone: ${bound.map(({ id }) => id).join(', ')}.`,
        ]
      : []),
    ...(less.length > 0
      ? [`Stylesheets in other languages need their compiler there: ${less.map(({ id }) => id).join(', ')}.`]
      : []),
    ...(Object.keys(config.parts).length > 0 ? ['Parts of the layout are of this engine, and left out.'] : []),
  ];
}
