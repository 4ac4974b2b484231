import path from 'node:path';
import { toSlug } from 'live-docs/internal';
import { attempt } from '../attempt';
import type { Folder, Note } from '../plan';
import { relativeTo } from '../relative-to';
import type { DocPage } from './find-docs';
import type { Entry } from './navigation';
import type { SiteOptions } from './options';
import type { Scripts } from './scripts';
import type { Place } from './sidebars';

/** A page that is a component: `src/pages/try.tsx`. */
interface ReactPage {
  source: string;
  /** Path of the page that shows it. */
  target: string;
  permalink: string;
  address: string;
  text: string;
  /** Modules of Docusaurus that it imports itself. */
  shims: string[];
}

/**
 * Pages that show the components in the folder of pages: one that needs nothing of Docusaurus is a demo. The start page isn't among
 * them, since a landing page is made of the theme.
 */
export function reactPages(
  { folder, options }: { folder: Folder; options: SiteOptions },
  scripts: Scripts,
  taken: readonly DocPage[],
  home: string,
): { pages: ReactPage[]; notes: Note[]; demos: number } {
  const notes: Note[] = [];
  const pages: ReactPage[] = [];
  let demos = 0;
  const { path: dir, route } = options.pages ?? { path: '', route: '' };
  const files = options.pages
    ? [...folder.files].filter((file) => file.startsWith(`${dir}/`) && IS_SCRIPT.test(file)).toSorted()
    : [];
  for (const source of files) {
    const relative = path.posix.relative(dir, source);
    if (LEFT_OUT.test(relative)) continue;
    const permalink = path.posix
      .join('/', route, relative.replace(/(^|\/)?(index)?\.[jt]sx?$/, ''))
      .replace(/(?<=.)\/$/, '');
    const address = permalink.split('/').map(toSlug).join('/');
    const { missing, shims } = scripts.reach(source);
    const code = folder.read(source) ?? '';
    if (!/\bexport\s+default\b|\bas\s+default\b/.test(code)) continue;
    if (taken.some((page) => page.address === address)) continue;
    if (address === '/') {
      const text =
        'The start page is a component. A start page was made of title and tagline: look at it, and move there what it should say';
      notes.push({ kind: 'hand', where: source, text });
      continue;
    }
    if (missing.size > 0) {
      const text = `The page needs ${[...missing].map((name) => `"${name}"`).join(' and ')}, which the site doesn't have, so there is no page ${address}. Write ${home}${permalink}.mdx`;
      notes.push({ kind: 'hand', where: source, text });
      continue;
    }
    const target = `${home}${permalink}.mdx`;
    const title = /<Layout\b[^>]*?\btitle=(?:"([^"]+)"|'([^']+)'|\{['"`]([^'"`$]+)['"`]\})/
      .exec(code)
      ?.slice(1)
      .find(Boolean);
    // Docusaurus gives pages its configuration.
    const hasConfig = /\bprops\.config\b|\bconfig\b[^;\n]*=\s*props\b/.test(code);
    const isDemo = shims.size === 0 && !hasConfig;
    if (isDemo) demos += 1;
    const shown = isDemo
      ? `<Demo src="${relativeTo(target, source)}" />`
      : `${hasConfig ? `import useDocusaurusContext from '${CONTEXT}';\n` : ''}import Page from '${relativeTo(target, source).replace(/(\/index)?\.[jt]sx?$/, '')}';\n\n<Page${hasConfig ? ' config={useDocusaurusContext().siteConfig}' : ''} />`;
    const name = title ?? titleOf(path.posix.basename(permalink));
    pages.push({
      shims: hasConfig ? [CONTEXT] : [],
      source,
      target,
      permalink,
      address,
      text: `---\ntitle: ${JSON.stringify(name)}\n---\n\n${shown}\n`,
    });
    const text = isDemo
      ? `The page is a component without anything of Docusaurus. It is a demo on ${target} now`
      : `The page is a component. ${target} shows it`;
    notes.push({ kind: 'done', where: source, text });
  }
  return { pages, notes, demos };
}

const CONTEXT = '@docusaurus/useDocusaurusContext';
const IS_SCRIPT = /(?<!\.d)\.[jt]sx?$/;
const LEFT_OUT = /(^|\/)(__tests__\/|_)|\.(test|spec|stories)\.[jt]sx?$/;

/** `try-it` as a title. A hook keeps its name. */
const titleOf = (name: string) => {
  const words = name.replaceAll(/[-_]+/g, ' ');
  return /^use[A-Z]/.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);
};

/** A start page with the title and the tagline, and what the navigation begins with. @param description what it says without a tagline. */
export function startPage(
  { title, tagline }: SiteOptions,
  description = '',
  pages: readonly DocPage[],
  others: readonly ReactPage[],
  places: ReadonlyMap<string, Place>,
  entries: readonly Entry[],
): string {
  const firsts = entries.flatMap(({ path: address, title: label, sidebar }) => {
    const own = pages
      .filter(({ source }) => sidebar !== undefined && places.get(source)?.sidebar === sidebar)
      .toSorted((a, b) => places.get(a.source)!.order - places.get(b.source)!.order);
    const first = own[0]?.address ?? address;
    return first === '/' ? [] : [`[${label}](${first})`];
  });
  if (firsts.length === 0 && others[0])
    firsts.push(`[${titleOf(path.posix.basename(others[0].address))}](${others[0].address})`);
  const actions = firsts.length > 0 ? `\n<Actions>\n\n${firsts.slice(0, 3).join(' ')}\n\n</Actions>\n` : '';
  return `---\ntitle: ${JSON.stringify(title)}\nhero:\n  title: ${JSON.stringify(title)}\n  description: ${JSON.stringify(tagline ?? description)}\n---\n${actions}`;
}

/** Names what isn't carried over: versions, the blog, changed parts of the theme, the `src/pages` without a page. */
export function notesOfRest(
  { folder, options }: { folder: Folder; options: SiteOptions },
  used: ReadonlySet<string>,
): Note[] {
  const notes: Note[] = [];
  const files = [...folder.files].toSorted();
  for (const { id, raw } of options.docs) {
    const prefix = id === 'default' ? '' : `${id}_`;
    const list = `${prefix}versions.json`;
    const versions = readVersions(folder.read(list));
    if (versions.length === 0) continue;
    const isLast = raw['lastVersion'] === 'current';
    const text = `The versions ${versions.join(', ')} in ${prefix}versioned_docs aren't carried over: a site shows one version. ${isLast ? '' : `The site shows ${options.docs[0]?.path ?? 'docs'}, which Docusaurus shows as the next version: migrate the branch of ${versions[0]} to publish that one. `}Keep the built pages of old versions where they are, or check out the tag of each, build it with its own "base", and publish it there`;
    notes.push({ kind: 'hand', where: list, text });
  }
  const posts =
    options.blog === undefined ? [] : files.filter((one) => one.startsWith(`${options.blog}/`) && /\.mdx?$/.test(one));
  if (posts.length > 0)
    notes.push({
      kind: 'hand',
      where: options.blog!,
      text: `${posts.length} posts of the blog aren't carried over: a site has pages, and a feed of its changelog. Copy those that you want to keep into the folder of pages, or publish the blog as another site`,
    });
  const blogs = options.languages.flatMap(({ path: dir }) =>
    files.filter((one) => one.startsWith(`${dir}/docusaurus-plugin-content-blog/`)).slice(0, 1),
  );
  for (const where of blogs)
    notes.push({ kind: 'dropped', where, text: 'Translations of the blog are left out, as it is' });
  const swizzled = files.filter((one) => /^src\/theme\/(?!MDXComponents|ReactLiveScope)/.test(one) && !used.has(one));
  const parts = new Map(swizzled.map((one) => [one.split('/')[2]!.replace(/\.\w+$/, ''), one]));
  for (const [name, where] of parts)
    notes.push({
      kind: 'hand',
      where,
      text: `It takes the place of <${name}> in Docusaurus' theme, which isn't part of the site. See "live-docs eject" for the parts that a site may replace, or remove it`,
    });
  return notes;
}

function readVersions(json = '[]'): string[] {
  const said: unknown = attempt(() => JSON.parse(json));
  return Array.isArray(said) ? said.map(String) : [];
}
