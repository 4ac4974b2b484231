import { toString } from 'mdast-util-to-string';
import type { Root } from 'mdast';
import { migrateContainers, type ContainerRules } from '../containers';
import { applyEdits, editDraft, editLinks, parseMarkdown, splitPage, type Draft, type Edit } from '../page-text';
import { migrateFences, type FenceReport } from './fences';
import type { DocPage } from './find-docs';
import type { Links } from './links';
import { asMdxComments, needsMdx, parseMdx, type MdxPage } from './mdx';
import { migrateFrontMatter } from './migrate-front-matter';
import { migrateImports, type ImportInput, type ImportOutput } from './migrate-imports';
import type { Place } from './sidebars';

/** Docusaurus' admonitions: `:::note Title`, `:::note[Title]`. */
const CONTAINERS: ContainerRules = {
  open: /^([ \t]*)(:{3,})[ \t]*([A-Za-z][\w-]*)(?:\[(.*)\])?(?:\{([^}]*)\})?(?:[ \t]+(?<title>[^\s{[].*?))?[ \t]*$/,
  markers: {
    note: 'NOTE',
    info: 'NOTE',
    secondary: 'NOTE',
    important: 'NOTE',
    tip: 'TIP',
    success: 'TIP',
    warning: 'WARNING',
    caution: 'WARNING',
    danger: 'CAUTION',
  },
  unknown: (name) =>
    `":::${name}" is no admonition of Docusaurus' own. Its content was left in the page without it. Write > [!NOTE] before it to make it one`,
};

/** What a page's text is changed with. */
export interface PageInput extends Omit<ImportInput, 'source' | 'target' | 'lineAt'> {
  links: Links;
  place?: Place | undefined;
  /** Keys of the front matter that say where the page is. */
  keys: { order?: number; group?: string; nav?: { title: string; path: string } };
  /** What the page includes of other files is read after that. */
  output: ImportOutput & { fences: FenceReport; frames: Set<string>; given: Set<string> };
}

/** A page as the site has it. */
export interface MigratedPage {
  /** `.md`, or `.mdx` if it has what only MDX has. */
  ending: '.md' | '.mdx';
  text: string;
}

/** Turns a page of Docusaurus into a page of the engine. */
export function migratePage(
  page: Pick<DocPage, 'source' | 'target' | 'permalink' | 'raw' | 'name' | 'front' | 'language'>,
  input: PageInput,
): MigratedPage {
  const { source, target } = page;
  const { output } = input;
  const { yaml, body, firstLine } = splitPage(page.raw);
  const { notes, ...draft } = migrateContainers(unwrap(body), source, CONTAINERS, firstLine);
  output.notes.push(...notes);
  const parsed = tryMdx(draft.text, page.front['format'] !== 'md');
  const failed = typeof parsed === 'string';
  if (failed && source.endsWith('.mdx')) {
    const text = `MDX can't read the page: ${parsed}. Close every tag, and write { and < as \\{ and \\< where they are text`;
    output.notes.push({ kind: 'hand', where: source, text });
  }
  const isMdx = source.endsWith('.mdx') || (!failed && parsed.nodes.some(needsMdx));
  const passes = [
    (text: string, { tree }: Pick<MdxPage, 'tree'>, lineAt: Draft['lineAt']) =>
      migrateFences(text, tree, output.fences, lineAt),
    ...(isMdx && !failed
      ? [
          (text: string, mdx: MdxPage, lineAt: Draft['lineAt']) =>
            migrateImports(text, mdx, { ...input, source, target, lineAt }, output),
          (text: string, mdx: MdxPage) => migrateRequires(text, mdx, page, input),
          (text: string, mdx: MdxPage) => migrateElements(text, mdx, page, input),
        ]
      : []),
    (text: string, { tree }: Pick<MdxPage, 'tree'>) => migrateLinks(text, tree, page, input),
  ];
  const changed = passes.reduce<Draft>((before, pass) => {
    const mdx = isMdx && !failed ? tryMdx(before.text) : undefined;
    const parsed = mdx === undefined || typeof mdx === 'string' ? { tree: parseMarkdown(before.text), nodes: [] } : mdx;
    return editDraft(before, pass(before.text, parsed, before.lineAt));
  }, draft);
  for (const [, host = ''] of changed.text.matchAll(FRAME)) output.frames.add(host);
  for (const [, host = ''] of changed.text.matchAll(GIVEN)) output.given.add(host);
  const content = isMdx ? demote(asMdxComments(changed.text)) : changed.text;
  if (input.isPart) return { ending: isMdx ? '.mdx' : '.md', text: content.trimStart() };
  const heading = titleIn(isMdx && !failed ? tryMdx(content) : parseMarkdown(content));
  const front = migrateFrontMatter({
    yaml,
    file: source,
    isTranslation: page.language !== undefined,
    heading,
    fallbackTitle: titleOf(page.name, page.permalink),
    label: input.place?.label,
    place: input.keys,
  });
  output.notes.push(...front.notes);
  return {
    ending: isMdx ? '.mdx' : '.md',
    text: `${front.text}${front.text ? '\n' : ''}${content.replace(/^\n+/, '')}`,
  };
}

/** Addresses of other hosts that components are given, which may show them in frames. */
const GIVEN = /<[A-Z][\w.]*\s[^<>]*?=\{?["'`](https:\/\/[\w.-]+)/g;

/**
 * Moves the headings of MDX down a level where others than the title are of the first one: a page has one title. Of Markdown the engine
 * does so.
 */
function demote(text: string): string {
  const page = tryMdx(text);
  if (typeof page === 'string') return text;
  const headings = page.tree.children.filter((node) => node.type === 'heading');
  const title = titleIn(page);
  const others = title === undefined ? headings : headings.slice(1);
  if (others.every(({ depth }) => depth > 1)) return text;
  return applyEdits(
    text,
    others.flatMap(({ position, depth }): Edit[] => {
      const start = position?.start.offset ?? 0;
      return depth < 6 && text[start] === '#' ? [{ start, end: start, text: '#' }] : [];
    }),
  );
}

/** Frames of other hosts. */
export const FRAME = /<iframe\b[^>]*?\bsrc=\{?["'`](https:\/\/[\w.-]+)/g;

/** What MDX makes of a text, or why it can't read it. */
function tryMdx(text: string, isTried = true): MdxPage | string {
  if (!isTried) return 'it is Markdown';
  try {
    return parseMdx(text);
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error);
  }
}

/** Takes MDX out of the blocks that hide it from other tools: ```mdx-code-block. */
const unwrap = (text: string) => text.replaceAll(/^([ \t]*)(`{3,})mdx-code-block[ \t]*\n([^]*?)\n\1\2[ \t]*$/gm, '$3');

/** The heading of the first level that a page has before others. */
function titleIn(page: MdxPage | Root | string): string | undefined {
  if (typeof page === 'string') return undefined;
  const { children } = 'tree' in page ? page.tree : page;
  const first = children.find(({ type }) => type !== 'mdxjsEsm' && type !== 'html' && type !== 'mdxFlowExpression');
  return first?.type === 'heading' && first.depth === 1 ? toString(first).trim() || undefined : undefined;
}

/** `get-started` as a title. */
function titleOf(name: string, permalink: string): string {
  const own = /^(index|readme)$/i.test(name) ? (permalink.split('/').at(-1) ?? '') : name;
  const words = own.replaceAll(/[-_]+/g, ' ').trim();
  return words === '' ? 'Overview' : words.charAt(0).toUpperCase() + words.slice(1);
}

/** The address of a file that is served as it is, as code has it. */
const printAddress = (address: string, base: string) =>
  base === '/' ? `'${address}'` : `import.meta.env.BASE_URL + '${address.slice(1)}'`;

/** Links and pictures of HTML, which MDX leaves as they are: they would not follow the base. */
function migrateElements(
  text: string,
  { nodes }: MdxPage,
  page: Pick<DocPage, 'source' | 'permalink' | 'target'>,
  { links, base }: PageInput,
): Edit[] {
  return nodes.flatMap(({ kind, name, start, end, inner, attributes }): Edit[] => {
    if (kind !== 'tag') return [];
    const opened = inner?.start ?? end;
    const opening = text.slice(start, opened);
    const replaced = (key: string, written: string) =>
      opening.replace(new RegExp(`(\\s)${key}=("[^"]*"|'[^']*')`), (_, space: string) => space + written);
    const { href, src, to } = attributes;
    if (name === 'a' && typeof href === 'string') {
      const address = links.link(href, page, page.target) ?? href;
      if (!/^[/?](?!\/)/.test(address)) return [];
      const closing = inner ? [{ start: inner.end, end, text: '</Link>' }] : [];
      return [{ start, end: opened, text: replaced('href', `to="${address}"`).replace(/^<a/, '<Link') }, ...closing];
    }
    if (name === 'Link' && typeof to === 'string') {
      const address = links.link(to, page, page.target);
      return address === undefined ? [] : [{ start, end: opened, text: replaced('to', `to="${address}"`) }];
    }
    if (/^(img|source|video)$/.test(name) && typeof src === 'string' && /^\/(?!\/)/.test(src)) {
      const address = links.picture(src, page, page.target) ?? src;
      return [{ start, end: opened, text: replaced('src', `src={${printAddress(address, base)}}`) }];
    }
    return [];
  });
}

function migrateLinks(
  text: string,
  tree: Root,
  page: Pick<DocPage, 'source' | 'permalink' | 'target'>,
  { links }: PageInput,
): Edit[] {
  return editLinks(text, tree, ({ href, isPicture }) =>
    isPicture ? links.picture(href, page, page.target) : links.link(href, page, page.target),
  );
}

const REQUIRE = /\brequire\(\s*(['"])([^'"]+)\1\s*\)(?:\.default)?/g;

/** Has a page import the files that it requires: browsers know imports alone. */
function migrateRequires(
  text: string,
  { nodes }: MdxPage,
  page: Pick<DocPage, 'source' | 'target'>,
  { links, base }: PageInput,
): Edit[] {
  const imports = new Map<string, string>();
  const edits = nodes.flatMap(({ kind, start, end, inner }) => {
    const code = text.slice(start, kind === 'tag' ? (inner?.start ?? end) : end);
    return Array.from(code.matchAll(REQUIRE), ({ 0: whole, 2: named = '', index }): Edit => {
      const address = links.picture(named, page, page.target);
      const place = { start: start + index, end: start + index + whole.length };
      if (address?.startsWith('/')) return { ...place, text: printAddress(address, base) };
      const from = address === undefined ? named : decodeURI(address);
      const name = imports.get(from) ?? `required${imports.size + 1}`;
      imports.set(from, name);
      return { ...place, text: name };
    });
  });
  // A tag within an expression is part of both.
  const distinct = edits.filter((edit, at) => edits.findIndex(({ start }) => start === edit.start) === at);
  const lines = [...imports].map(([from, name]) => `import ${name} from '${from}';\n`).join('');
  return lines === ''
    ? distinct
    : [...distinct, { start: 0, end: 0, text: text.startsWith('import') ? lines : `${lines}\n` }];
}
