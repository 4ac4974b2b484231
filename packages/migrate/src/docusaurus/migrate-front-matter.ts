import { isMap } from 'yaml';
import { addFirst, readFrontMatter } from '../front-matter';
import { printValue, type Note } from '../plan';
import { plain } from '../values';

interface FrontMatterInput {
  yaml: string | undefined;
  /** Path of the page's file, for notes. */
  file: string;
  isTranslation: boolean;
  /** The heading of the first level that the page's text begins with. */
  heading?: string | undefined;
  /** The page's title if neither its front matter nor its text has one. */
  fallbackTitle: string;
  /** What the sidebar calls the page. */
  label?: string | undefined;
  /** Its place: keys to write. */
  place: { order?: number; group?: string; nav?: { title: string; path: string } };
}

const KEPT = /^(title|description|keywords)$/;
/** Keys that say where a page is, or how Docusaurus shows it: read elsewhere, or without meaning here. */
const QUIET =
  /^(id|slug|sidebar_position|sidebar_label|hide_title|draft|parse_number_prefixes|displayed_sidebar|sidebar_class_name|pagination_label|format|wrapperClassName|custom_edit_url|toc_min_heading_level|toc_max_heading_level)$/;
const HIDDEN: Record<string, string> = {
  hide_table_of_contents: 'every page shows its contents',
  pagination_next: 'the next page is the next one of the sidebar',
  pagination_prev: 'the page before is that of the sidebar',
  unlisted: 'the page is in the sidebar and in the search now',
};

/** Writes a page's front matter with the keys that the engine has. What else it says is in the notes. */
export function migrateFrontMatter({
  yaml,
  file,
  isTranslation,
  heading,
  fallbackTitle,
  label,
  place,
}: FrontMatterInput): {
  text: string;
  notes: Note[];
} {
  const notes: Note[] = [];
  const note = (kind: Note['kind'], text: string) => void notes.push({ kind, where: file, text });
  const { document, value } = readFrontMatter(yaml ?? '', 'Docusaurus', note);
  if (!isMap(document.contents)) document.contents = document.createNode({}) as typeof document.contents;
  for (const key of Object.keys(value)) {
    if (KEPT.test(key)) continue;
    document.delete(key);
    const why = HIDDEN[key];
    if (why !== undefined && value[key] !== false) note('dropped', `Front matter "${key}" was left out: ${why}`);
    else if (why === undefined && !QUIET.test(key))
      note('dropped', `Front matter "${key}: ${printValue(value[key])}" has no meaning here`);
  }
  const keywords = value['keywords'];
  if (keywords !== undefined) {
    const words = Array.isArray(keywords)
      ? keywords.flatMap((one: unknown) => plain(one) ?? [])
      : (plain(keywords)?.split(/\s*,\s*/) ?? []);
    if (words.length > 0) document.set('keywords', words);
    else document.delete('keywords');
  }
  const description = plain(value['description']);
  if (description === undefined) document.delete('description');
  else if (typeof value['description'] !== 'string') document.set('description', description);
  // Docusaurus shows the heading of the text, and has the title for search engines.
  const title = heading === undefined ? (plain(value['title']) ?? fallbackTitle) : undefined;
  if (title === undefined) document.delete('title');
  else if (value['title'] !== title) addFirst(document, 'title', title);
  const shown = heading ?? title;
  if (label !== undefined && label !== shown)
    note('dropped', `The sidebar shows "${shown}", the page's title, and not "${label}"`);
  if (!isTranslation) for (const [key, said] of Object.entries(place)) document.set(key, document.createNode(said));
  const isEmpty = !isMap(document.contents) || document.contents.items.length === 0;
  return { text: isEmpty ? '' : `---\n${String(document)}---\n`, notes };
}
