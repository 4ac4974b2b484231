import { apiAnchor } from 'live-playground/model';
import { localAddress, UNNAMED_GROUP, type PageText, type TocEntry } from '../../../core/model';
import {
  CELL_SEPARATOR,
  TITLE_SEPARATOR,
  type IndexedNav,
  type IndexedProperty,
  type IndexedSection,
  type SearchIndex,
  type StartPage,
} from '../shared';
import type { Api } from '../../../core/node/snapshot/api';
import { messagesOf } from '../../../core/node/snapshot/read-messages';
import { entriesOf, languageOf, listedDemos, type Entry, type Snapshot } from '../../../core/node/snapshot/snapshot';
import { componentsOf } from '../../../core/node/feature/features-of';
import { viewLocal } from '../../../core/node/feature/view-site';
import type { PageOutput } from '../../../core/node/compile/markdown/page-output';
import { listEntries, readNavigation, type NavEntry } from '../../../core/node/output/data/navigation';
import { aliased, readUnion } from '../../../core/node/output/data/list-controls';

/** Pages that the search offers before anything is typed. */
const START_PAGES = 6;

/** All that can be found on a site, as its index file holds it. */
export function searchIndex(snapshot: Snapshot, api: Api | undefined): SearchIndex {
  const pages = [...snapshot.pages.values()];
  const gallery = pages.find((page) =>
    entriesOf(snapshot, page).some(({ compiled }) => compiled.components.includes('Gallery')),
  )?.path;
  return {
    routes: pages.map((page) => ({
      path: page.path,
      entries: entriesOf(snapshot, page).map((entry) => {
        const { toc, texts, rows } = entry.compiled;
        const properties = [...indexProperties(entry, api, languageOf(snapshot)), ...indexRows(snapshot, entry, api)];
        return {
          ...(entry.tab ? { tab: entry.tab } : {}),
          title: entry.front.title,
          description: entry.front.description ?? '',
          keywords: entry.front.keywords,
          sections: indexSections(toc, texts, rows),
          ...(properties.length > 0 ? { properties } : {}),
        };
      }),
    })),
    demos: listedDemos(snapshot).map(({ id, title, description, entry }) => ({
      id,
      path: entry.path,
      ...(entry.tab ? { tab: entry.tab } : {}),
      title,
      description,
      // A demo with another title than its page is only a part of what they say.
      keywords: title === entry.front.title ? entry.front.keywords : [],
    })),
    nav: indexNavigation(snapshot),
    start: startPages(snapshot),
    ...(gallery === undefined ? {} : { gallery }),
  };
}

/** The rows of the tables that an entry shows. */
function indexProperties(entry: Entry, api: Api | undefined, language: string): IndexedProperty[] {
  if (!api) return [];
  return api.tablesOn(entry).flatMap((id) =>
    api
      .rows(id, language)
      .filter(({ home }) => home === id)
      .map(({ name, type, description, default: initial, deprecated }) => ({
        name: api.fullName(id, name),
        id: apiAnchor(id, name),
        description,
        type: [type, valuesOf(type, api.definitions), initial].filter(Boolean).join(CELL_SEPARATOR),
        ...(deprecated === undefined ? {} : { deprecated: true }),
      })),
  );
}

/** The rows of components on a page. */
function indexRows(snapshot: Snapshot, entry: Entry, api: Api | undefined): IndexedProperty[] {
  const components = componentsOf(snapshot);
  return entry.compiled.markdown.flatMap((part) =>
    typeof part === 'string' || part.kind !== 'component'
      ? []
      : (components.get(part.name)?.rows?.(part.props, viewLocal(snapshot), api) ?? []).map(({ more, ...row }) => ({
          ...row,
          type: more,
        })),
  );
}

/** What a type may be, if it's the name of a few values: readers look for these. */
function valuesOf(type: string, definitions: Api['definitions']): string {
  const union = aliased(definitions, type) ?? '';
  return readUnion(union).length > 0 ? union : '';
}

/** The navigation. Its groups are found by their names in all languages; the one without a name has none. */
function indexNavigation(snapshot: Snapshot): IndexedNav[] {
  const { language, languages: others } = snapshot.config;
  const languages = [language, ...others].map((one) => messagesOf(snapshot, one));
  const namesOf = (title: string) =>
    title === UNNAMED_GROUP ? [] : [title, ...languages.flatMap((messages) => messages[`group.${title}`] ?? [])];
  const indexEntry = ({ groups }: NavEntry, title: string, order: number): IndexedNav => ({
    title,
    order,
    groups: groups.map((group) => ({ names: namesOf(group.title), paths: group.pages.map(({ path }) => path) })),
  });
  return readNavigation(snapshot).entries.flatMap((top) => [
    indexEntry(top, top.title, top.order),
    ...top.children.map((child) => indexEntry(child, top.title + TITLE_SEPARATOR + child.title, top.order)),
  ]);
}

/** The first page of each group of the navigation, then the others, without the home page: authors put first what readers need first. */
function startPages(snapshot: Snapshot): StartPage[] {
  const home = localAddress('/', snapshot.locale?.base);
  const groups = listEntries(readNavigation(snapshot).entries).flatMap(({ groups }) =>
    groups.map(({ pages }) => pages.filter(({ path }) => path !== home)),
  );
  const first = groups.flatMap((pages) => pages.slice(0, 1));
  return [...first, ...groups.flatMap((pages) => pages.slice(1))].slice(0, START_PAGES);
}

/** A page's texts by section, the one above the first heading included; the cells of a row as one paragraph. */
export function indexSections(toc: TocEntry[], texts: PageText[], rows: PageOutput['rows']): IndexedSection[] {
  const sections: IndexedSection[] = [
    { title: '', paragraphs: [] },
    ...toc.map(({ id, title }) => ({ id, title, paragraphs: [] })),
  ];
  let previous: number | undefined;
  for (const { paraId, tocIndex, value } of texts) {
    const row = rows[paraId];
    const paragraphs = sections[tocIndex + 1]?.paragraphs;
    // The head of a table says what all of its rows are, and so nothing to tell one by; a lone dash says nothing at all.
    if (!paragraphs || row === 0 || !/[\p{L}\p{N}]/u.test(value)) continue;
    if (row !== undefined && row === previous) paragraphs[paragraphs.length - 1] += CELL_SEPARATOR + value;
    else paragraphs.push(value);
    previous = row;
  }
  return sections;
}
