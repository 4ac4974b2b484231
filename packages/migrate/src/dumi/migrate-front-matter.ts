import { isMap, type Document } from 'yaml';
import { addFirst, readFrontMatter } from '../front-matter';
import { printValue, type Note } from '../plan';
import { asRecord, plain } from '../values';

/** What dumi's front matter says of the top navigation. */
export interface NavMeta {
  title?: string | undefined;
  order?: number | undefined;
  /** Of the second level. */
  second?: { title?: string | undefined; order?: number | undefined } | undefined;
}

interface FrontMatterInput {
  yaml: string | undefined;
  /** Path of the page's file, for notes. */
  file: string;
  /** True for a translation, which has all but its texts from its page. */
  isTranslation: boolean;
  /** The page's title if neither its front matter nor its text has one. */
  fallbackTitle?: string | undefined;
  /** For a landing page that describes itself nowhere. */
  description: string;
}

/** Keys that the engine has, too. */
const KEPT = /^(title|description|keywords|order|group|hero)$|^(title|description)\.[\w-]+$/;
/** Those of a translation. */
const TEXTS = /^(title|description|keywords|hero|headings|translates)$/;
/** Keys that only dumi's theme has a use for. */
const QUIET = /^(order|group|toc|mobile|sidebar|footer|showInSearch|atomId|nav|debug|features|tocDepth)$/;

/** Writes a page's front matter with the keys that the engine has. What else it says is in the notes. */
export function migrateFrontMatter(input: FrontMatterInput) {
  const { yaml, file, isTranslation, fallbackTitle, description } = input;
  const notes: Note[] = [];
  const note = (kind: Note['kind'], text: string) => void notes.push({ kind, where: file, text });
  const { document, value, isRepaired } = readFrontMatter(yaml ?? '', 'dumi', note);
  const before = yaml === undefined || isRepaired ? undefined : String(document);
  for (const key of Object.keys(value)) {
    if ((isTranslation ? TEXTS : KEPT).test(key)) continue;
    document.delete(key);
    if (!QUIET.test(key)) note('dropped', `Front matter "${key}: ${printValue(value[key])}" has no meaning here`);
    else if (key === 'toc' && value[key] === false)
      note('dropped', 'Front matter "toc: false": every page shows its contents');
  }
  const hero = asRecord(value['hero']);
  const { actions, title: heroTitle, description: heroDescription, ...otherHero } = hero ?? {};
  if (hero) {
    const title = plain(heroTitle) ?? plain(value['title']);
    if (title === undefined) document.delete('hero');
    else document.set('hero', document.createNode({ title, description: plain(heroDescription) ?? description }));
    const others = Object.keys(otherHero);
    if (others.length > 0)
      note('dropped', `Front matter "hero" has ${others.join(', ')}, which the engine doesn't have`);
  }
  if (typeof value['keywords'] === 'string')
    document.set('keywords', value['keywords'].split(/\s*[,，]\s*/).filter(Boolean));
  for (const key of ['title', 'description']) {
    const said = value[key];
    if (said === null || said === '') document.delete(key);
    else if (said !== undefined && typeof said !== 'string') document.set(key, plain(said) ?? '');
  }
  if (value['order'] !== undefined && typeof value['order'] !== 'number') document.delete('order');
  if (!isTranslation) migrateGroup(document, value['group']);
  const title = plain(value['title']) ?? plain(heroTitle) ?? fallbackTitle;
  if (!plain(value['title']) && title !== undefined) addFirst(document, 'title', title);
  const text = String(document);
  const isEmpty = !isMap(document.contents) || document.contents.items.length === 0;
  // Quotes and comments stay as they were where nothing has changed.
  const written = text === before ? `${yaml}\n` : text;
  return {
    /** The block with its lines of `---`; empty if nothing is said. */
    text: isEmpty ? '' : `---\n${written}---\n`,
    nav: readNav(value['nav']),
    /** Title of the group in the sidebar. */
    group: plain((asRecord(value['group']) ?? { title: value['group'] })['title']),
    /** What the page's text begins with: buttons and features of a landing page. */
    lead: [...printActions(actions), ...printFeatures(value['features'])].join('\n'),
    isDebug: value['debug'] === true,
    notes,
  };
}

function migrateGroup(document: Document, group: unknown): void {
  const { title, order } = asRecord(group) ?? { title: group };
  const name = plain(title);
  if (group === undefined) return;
  if (name === undefined) document.delete('group');
  else if (typeof order === 'number') document.set('group', document.createNode({ title: name, order }));
  else document.set('group', name);
}

function readNav(nav: unknown): NavMeta {
  const { title, order, second } = asRecord(nav) ?? { title: nav };
  const below = second === undefined ? undefined : (asRecord(second) ?? { title: second });
  return {
    title: plain(title),
    order: number(order),
    ...(below ? { second: { title: plain(below['title']), order: number(below['order']) } } : {}),
  };
}

/** `hero.actions` as `<Actions>`. */
function printActions(actions: unknown): string[] {
  if (!Array.isArray(actions)) return [];
  const links = actions.flatMap((action: unknown) => {
    const { text, link } = asRecord(action) ?? {};
    return plain(text) !== undefined && plain(link) !== undefined ? [`[${plain(text)}](${plain(link)})`] : [];
  });
  return links.length > 0 ? ['<Actions>', '', links.join(' '), '', '</Actions>', ''] : [];
}

/** `features` as a list. */
function printFeatures(features: unknown): string[] {
  if (!Array.isArray(features)) return [];
  const items = features.flatMap((feature: unknown) => {
    const { title, emoji, link, description } = asRecord(feature) ?? {};
    const name = plain(title);
    if (name === undefined) return [];
    const shown = `**${plain(link) === undefined ? name : `[${name}](${plain(link)})`}**`;
    return [
      `- ${[plain(emoji), shown].filter(Boolean).join(' ')}${plain(description) ? `: ${plain(description)}` : ''}`,
    ];
  });
  return items.length > 0 ? [...items, ''] : [];
}

const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
