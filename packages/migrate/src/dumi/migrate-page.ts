import path from 'node:path';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { decodePart } from 'live-docs/internal';
import { attempt } from '../attempt';
import { migrateContainers, type ContainerRules } from '../containers';
import { migrateFences, migrateTags } from './migrate-demos';
import { migrateFrontMatter } from './migrate-front-matter';
import type { PageInput, PageOutput } from './page';
import {
  editDraft,
  editLinks,
  parseMarkdown,
  splitPage,
  findTags,
  printTag,
  rewrap,
  asBlock,
  findFences,
  type Draft,
  type Edit,
} from '../page-text';
import { relativeTo } from '../relative-to';

export type MigratedPage = ReturnType<typeof migratePage>;

/** Turns a page of dumi into a page of the engine. @param description what a landing page says if it says nothing. */
export function migratePage(text: string, page: Omit<PageInput, 'lineAt'>, description: string) {
  const { yaml, body, firstLine } = splitPage(text);
  const { notes, ...containers } = migrateContainers(body, page.source, CONTAINERS, firstLine);
  const output: PageOutput = { changes: [], demos: [], notes, blocks: [], hasApi: false };
  const run = (draft: Draft, pass: Pass) => {
    const { text, lineAt } = draft;
    return editDraft(draft, pass(text, parseMarkdown(text), { ...page, lineAt }, output));
  };
  const shown = [migrateTags, migrateFences, migrateEmbeds].reduce<Draft>(run, containers);
  const components = componentsIn(shown.text).map((name): Pass => migrateComponent.bind(undefined, name));
  const { text: changed } = [...components, moveLinks].reduce(run, shown);
  const front = migrateFrontMatter({
    yaml,
    file: page.source,
    isTranslation: page.translatedTo === undefined,
    fallbackTitle: hasHeading(containers.text) || page.translatedTo === undefined ? undefined : titleOf(page.plain),
    description,
  });
  // Two blocks that were next to each other have both made room.
  const content = changed.replaceAll(/(<\/(?:Demo|Include)>(?: -->)?\n\n)\n+/g, '$1');
  const lead = front.lead && (content.startsWith('\n') ? `\n${front.lead}` : `${front.lead}\n`);
  const space = front.text !== '' && yaml === undefined && !content.startsWith('\n') ? '\n' : '';
  return {
    ...output,
    notes: [...front.notes, ...output.notes],
    text: front.text + space + lead + content,
    nav: front.nav,
    /** Title of the group in the sidebar. */
    group: front.group,
    isDebug: front.isDebug,
  };
}

/** One kind of change to a page's text. Its edits don't overlap. */
type Pass = (text: string, tree: Root, input: PageInput, output: PageOutput) => Edit[];

function hasHeading(text: string): boolean {
  return parseMarkdown(text).children.some((node) => node.type === 'heading' && toString(node).trim() !== '');
}

/** The title that dumi takes from a file's name: `Use Watch` for `useWatch.md`. */
function titleOf(file: string): string {
  const name = path.posix.basename(file.replace(/(\/index([^/]+)?)?\.md$/, '')) || 'Overview';
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|\p{Lo}+/gu) ?? [name];
  // A name in capitals, as of CHANGELOG.md, is a word like others.
  return words
    .map((word) => (word === name && /^[A-Z]{4,}$/.test(word) ? word.toLowerCase() : word))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Relative links and pictures of a page that is written elsewhere, and relative links to such pages. */
function moveLinks(text: string, tree: Root, { source, target, targetOf }: PageInput): Edit[] {
  const isMoved = path.posix.dirname(source) !== path.posix.dirname(target);
  return editLinks(text, tree, ({ href }) => {
    const [, named = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
    if (!/^\.\.?\//.test(named)) return undefined;
    const file = path.posix.join(path.posix.dirname(source), named);
    const place = targetOf(file);
    return isMoved || place !== file ? relativeTo(target, place) + rest : undefined;
  });
}

/** Of dumi: `:::info{title=…}`. */
const CONTAINERS: ContainerRules = {
  open: /^([ \t]*)(:{3,})[ \t]*([A-Za-z][\w-]*)(?:\[([^\]]*)\])?(?:\{([^}]*)\})?[ \t]*$/,
  markers: { info: 'NOTE', success: 'TIP', warning: 'WARNING', error: 'CAUTION' },
  // dumi runs none of the code of a group.
  changeLine: (name, line) =>
    name === 'code-group' ? line.replace(/^([ \t]*[`~]{3,}[jt]sx\b.*)$/, '$1 | pure') : undefined,
  unknown: (name) => `The container ":::${name}" isn't one of dumi's. Its content was left in the page without it`,
};

/** Components of dumi's own that are text with a frame around it. */
const FRAMES = ['Tree', 'Container', 'CodeGroup'];
/** Those of the engine. */
const OWN = /^(Demo|API|Include|ApiTypes|Gallery|Actions|Upgrade|UpgradeSteps|ApiChanges|SourceFile|Callout)$/;

/** Names of the components in a text. */
const componentsIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/<([A-Z]\w*)(?=[\s/>])/g), ([, name = '']) => name)),
];

/** Writes the tags of one of dumi's own components as the engine has it, and names a component that it doesn't have. */
function migrateComponent(name: string, text: string, tree: Root, input: PageInput, output: PageOutput): Edit[] {
  const tags = findTags(text, tree, name);
  if (name === 'API') {
    return tags.map(({ start, end, attributes }) => {
      output.hasApi = true;
      const id = attributes['id'] === undefined ? guessId(input) : String(attributes['id']);
      return { start, end, text: printTag('API', { id }) };
    });
  }
  if (name === 'Badge')
    return tags.flatMap((tag) => (tag.inner ? rewrap(text, tag, '<kbd>', '</kbd>') : rewrap(text, tag, '', '')));
  if (name === 'Link')
    return tags.flatMap((tag) => {
      const { to, href } = tag.attributes;
      return rewrap(text, tag, '[', `](${String(to ?? href ?? '')})`);
    });
  if (FRAMES.includes(name)) return tags.flatMap((tag) => rewrap(text, tag, '', ''));
  if (OWN.test(name) || input.components.has(name)) return [];
  return tags.flatMap((tag) => {
    const { start, end, inner } = tag;
    const left = inner === '' ? 'The tag is a comment in the page now' : 'What is in the tag stays, without it';
    const note = `The page uses <${name}>, which the engine doesn't have. ${left}. Export the component from a module that "mdxComponents" in site.config.ts names, or remove it`;
    output.notes.push({ kind: 'hand', where: `${input.source}:${input.lineAt(start)}`, text: note });
    return inner === ''
      ? rewrap(text, { ...tag, opened: end }, `<!-- ${text.slice(start, end)} -->`, '')
      : rewrap(text, tag, '', '');
  });
}

/** The component that a page is about: the one that dumi finds beside it, else the name of its folder or file. */
function guessId({ component, plain }: PageInput): string {
  const name = path.posix.basename(plain, '.md');
  return component ?? (name === 'index' ? path.posix.basename(path.posix.dirname(plain)) : name);
}

/** Turns `<embed src="a.md#L1-L20">` into `<Include>`. A regular expression becomes the lines that it finds today. */
function migrateEmbeds(text: string, tree: Root, input: PageInput, output: PageOutput): Edit[] {
  return findTags(text, tree, 'embed').flatMap(({ start, end, attributes }) => {
    const { src } = attributes;
    if (typeof src !== 'string') return [];
    const where = `${input.source}:${input.lineAt(start)}`;
    const at = src.indexOf('#');
    const [named, hash] = at < 0 ? [src, ''] : [src.slice(0, at), decodePart(src.slice(at + 1))];
    const file = input.resolve(named, input.source) ?? input.resolve(`./${named}.md`, input.source);
    const content = file === undefined ? undefined : input.readIncluded(file);
    if (file === undefined || content === undefined) {
      const text = `<embed src="${src}"> leads to no file, so it was left as it is. Add the file, or remove the tag`;
      output.notes.push({ kind: 'hand', where, text });
      return [];
    }
    const lines = chooseLines(content, hash);
    if (lines !== null && !hash.startsWith('RE-') && lines !== undefined && content !== input.read(file)) {
      const text = `The lines ${lines} of ${file} may be others now, since that page has changed, too. Check "lines"`;
      output.notes.push({ kind: 'hand', where, text });
    } else if (lines === null) {
      const text = `"${hash}" finds nothing in ${file}. The whole file is included, as dumi does`;
      output.notes.push({ kind: 'done', where, text });
    } else if (hash.startsWith('RE-')) {
      const text = `"${hash}" became the lines ${lines} of ${file}, which it finds today. They don't follow changes of that file`;
      output.notes.push({ kind: 'done', where, text });
    }
    noteRunningBlocks(file, content, input, output);
    return [
      asBlock(
        text,
        { start, end },
        printTag('Include', { src: relativeTo(input.target, file), lines: lines ?? undefined }),
      ),
    ];
  });
}

/** @returns undefined for the whole file, null if there are no such lines. */
function chooseLines(content: string, hash: string): string | undefined | null {
  const [, from, to] = /^L(\d+)(?:-L(\d+))?$/.exec(hash) ?? [];
  if (from !== undefined) return `${from}-${to ?? from}`;
  const [, source, flags] = /^RE-\/([^]*)\/([a-z]*)$/.exec(hash) ?? [];
  if (source === undefined) return undefined;
  const match = attempt(() => new RegExp(source, flags?.replace('g', '')).exec(content));
  if (!match) return null;
  const lineOf = (offset: number) => content.slice(0, offset).split('\n').length;
  const found = match[0];
  const first = match.index + /^\s*/.exec(found)![0].length;
  return `${lineOf(first)}-${lineOf(match.index + found.trimEnd().length)}`;
}

/** dumi runs code blocks of included files, too. Here they're code, since nothing rewrites a file that isn't a page. */
function noteRunningBlocks(file: string, content: string, input: PageInput, output: PageOutput): void {
  const tree = parseMarkdown(content);
  const runs = findFences(tree).filter(({ lang, meta, value }) => {
    const marks = meta ?? '';
    const isDemo = input.passive ? /\bdemo\b/.test(marks) : !/\bpure\b/.test(marks);
    return /^[jt]sx$/.test(lang ?? '') && isDemo && /\bexport\s+default\b/.test(value);
  });
  for (const { position } of runs) {
    const text = `dumi runs this code block in ${path.posix.basename(input.source)}. It is shown as code now, since the file is included`;
    output.notes.push({ kind: 'dropped', where: `${file}:${position?.start.line ?? 1}`, text });
  }
  for (const { attributes } of findTags(content, tree, 'code').filter((tag) => tag.attributes['src'] !== undefined)) {
    const text = `${file} has <code src="${String(attributes['src'])}">. Write <Demo src="…"></Demo> there, or in the page that includes it`;
    output.notes.push({ kind: 'hand', where: file, text });
  }
}
