import path from 'node:path';
import type { Heading, Nodes, Paragraph, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import { phrasing } from 'mdast-util-phrasing';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { formatProblem } from 'live-playground/model';
import { jsxAttribute, jsxElement, readText, type MdxJsxElement } from '../../../core/node/compile/markdown/mdx-nodes';
import { placeOf, type PagePass } from '../../../core/node/compile/markdown/page-output';
import { toPosix } from '../../../core/node/files/paths';
import type { Node } from '../../../core/node/compile/live/node';
import type { BlockPage } from './block-page';
import { BLOCKS, headingOf } from './doc-blocks';
import { findReferences } from './find-references';
import { findStories, resolveImport, type FoundStories } from './find-stories';
import { isStoryFile, readAttribute } from './mdx-page';
import {
  expressionOf,
  namesDeclared,
  namesLeft,
  namesUsed,
  readImports,
  removeStatements,
  statementsOf,
  storybookName,
} from './page-imports';
import { keyOf, nameOf, type ImportedName } from './read-module';
import { STORY_PAGE, titleOf } from './story-names';
import { STORYBOOK } from './story-printer';
import type { StoryTools } from './story-tools';

/** Blocks whose `of` is a story or a file of stories, and nothing else. */
const OF_STORIES = ['Meta', 'Canvas', 'Story', 'DocsStory', 'Stories', 'Primary'];

/** An address of Storybook: `?path=/docs/forms-button--docs`. */
const ADDRESS = /^(?:\.?\/)?(?:iframe\.html)?\?path=\/(?:docs|story)\/([\w-]+)/;

type Warn = (node: Nodes, found: string, expected: string) => void;

/**
 * Makes of the doc blocks of Storybook what pages have for the same: demos, tables of the reference, headings, code. Imports of
 * Storybook and of stories go. What has no counterpart is named, and the rest goes on.
 */
export function rewriteBlocks(pass: PagePass, tools: Pick<StoryTools, 'readStories'>): (tree: Root) => void {
  const { input, output } = pass;
  const warn: Warn = (node, found, expected) =>
    output.warnings.push(formatProblem({ ...placeOf(node, input), found, expected, fix: FIX }));
  return (tree) => {
    const imports = readImports(tree);
    // Pages that are made of files for Storybook may have none.
    const isMade = input.lines !== undefined;
    if (!isMade && ![...imports.values()].some(({ source }) => STORYBOOK.test(source))) return;
    const elements: MdxJsxElement[] = [];
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => void elements.push(node as MdxJsxElement));
    /** What isn't in the page any more: files of stories by their names there; undefined of what is not there at all. */
    const files = new Map<string, FoundStories | undefined>();
    for (const [name, { source }] of imports)
      if (isStoryFile(source) || isOfStories(name, elements, imports))
        files.set(name, findStories(input.file, source, pass, tools));
    const namesOf = (statement: Node) =>
      [...imports].flatMap(([name, one]) => (one.statement === statement ? name : []));
    const gone = new Set<Node>();
    for (const { esm, statement } of isMade ? statementsOf(tree) : []) {
      const source = sourceOf(statement);
      const names = namesOf(statement);
      // A page that was written for another tool may import what only that finds.
      if (!source.startsWith('.') || names.some((name) => files.has(name))) continue;
      if (resolveImport(input.file, source.replace(/\?.*$/, ''), input.files.has)) continue;
      warn(esm, `an import of "${source}", which is not there`, 'a file by its path');
      gone.add(statement);
      for (const name of names) files.set(name, undefined);
    }
    const removed = removeUses(tree, imports, files, warn);
    const page = createPage(pass, { imports, files, elements, warn });
    const missing = new Set<string>();

    /** What an element becomes; undefined of one that stays. */
    const write = (node: MdxJsxElement): RootContent[] | undefined => {
      const name = storybookName(node.name, imports);
      const block = name === undefined ? undefined : BLOCKS[name];
      if (block) return block(node, page);
      if (name !== undefined) {
        if (!missing.has(name))
          warn(node, `<${node.name}>, which runs in Storybook alone`, 'a block that pages have, too');
        missing.add(name);
        return page.inner(node);
      }
      const [root = '', member] = node.name?.split('.') ?? [];
      const imported = imports.get(root)?.imported;
      const story = imported === '*' ? member : imported;
      const found = files.get(root);
      if (found && story !== undefined && story !== 'default') return [page.demo(found, story)];
      const id = node.name === 'a' ? ADDRESS.exec(readText(node, 'href') ?? '')?.[1] : undefined;
      if (id !== undefined) return inFlow(node, page.link(node, pageId(id), phrasingOf(page.inner(node))));
      const used = namesUsed(node).find((one) => removed.has(one));
      if (used === undefined) return undefined;
      warn(node, `<${node.name}> with "${used}", which pages can't use`, 'an element without it');
      return [];
    };
    const rewrite = (node: RootContent): RootContent[] => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        const { type, position } = node;
        const written = write(node)?.map((one) => (one.position || !position ? one : { ...one, position }));
        // What was in an element may be text.
        if (written && type === 'mdxJsxFlowElement') return splitParagraph(written, position ? { position } : {});
        if (written) return written;
      }
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        const used = namesUsed(node).find((one) => removed.has(one));
        if (used === undefined) return [node];
        warn(node, `an expression with "${used}", which pages can't use`, 'one without it');
        return [];
      }
      if ('children' in node) expand(node);
      const id = node.type === 'link' ? ADDRESS.exec(node.url)?.[1] : undefined;
      if (node.type === 'link' && id !== undefined) return page.link(node, pageId(id), node.children);
      return node.type === 'paragraph' ? splitParagraph(node.children, node) : [node];
    };
    const expand = (parent: Parents): void => {
      parent.children = parent.children.flatMap(rewrite) as never;
    };
    page.inner = (node) => {
      expand(node);
      return node.children;
    };
    expand(tree);
    const left = namesLeft(tree);
    for (const { statement } of statementsOf(tree)) {
      const names = namesOf(statement);
      // What blocks alone were given, nothing else needs.
      const isUnused = (name: string) => isLost(name, imports, files) || (page.named.has(name) && !left.has(name));
      if (STORYBOOK.test(sourceOf(statement)) || (names.length > 0 && names.every(isUnused))) gone.add(statement);
    }
    removeStatements(tree, gone);
    giveTitle(tree, page.title, pass);
  };
}

const FIX = 'Write it as pages have it, or leave it so: the page is built without it';

/** The page of a docs page's id: `forms-button` of `forms-button--docs`. */
const pageId = (id: string): string => id.replace(/--(docs|page)$/, '');

/** A link of an element in its place. */
const inFlow = ({ type }: MdxJsxElement, content: PhrasingContent[]): RootContent[] =>
  type === 'mdxJsxTextElement' ? content : [{ type: 'paragraph', children: content }];

const phrasingOf = (nodes: RootContent[]): PhrasingContent[] =>
  nodes.flatMap((node) => (phrasing(node) ? [node] : 'children' in node ? phrasingOf(node.children) : []));

/** A paragraph of the texts between what is no text, such as demos. */
function splitParagraph(children: RootContent[], paragraph: Partial<Paragraph>): RootContent[] {
  const parts: RootContent[] = [];
  let texts: PhrasingContent[] = [];
  const flush = () => {
    const isEmpty = texts.every((one) => one.type === 'text' && one.value.trim() === '');
    if (!isEmpty) parts.push({ ...paragraph, type: 'paragraph', children: texts });
    texts = [];
  };
  for (const child of children) {
    if (phrasing(child)) texts.push(child);
    else {
      flush();
      parts.push(child);
    }
  }
  flush();
  return parts;
}

/** True for a name that a block takes for one of stories: `of={Stories.Primary}`, `meta={Stories}`. */
const isOfStories = (
  name: string,
  elements: readonly MdxJsxElement[],
  imports: ReadonlyMap<string, ImportedName>,
): boolean =>
  elements.some((element) => {
    const isBlock = OF_STORIES.includes(storybookName(element.name, imports) ?? '');
    return isBlock && ['of', 'meta'].some((key) => rootOf(expressionOf(element, key)) === name);
  });

/** `Stories` of `Stories.Primary`. */
const rootOf = (node: Node | undefined): string =>
  node?.type === 'MemberExpression' ? rootOf(node['object'] as Node) : nameOf(node);

/**
 * Takes statements out of a page that use what it loses: Storybook, and stories.
 * @returns the names that it has no more: also those that the statements declare.
 */
function removeUses(
  tree: Root,
  imports: ReadonlyMap<string, ImportedName>,
  files: ReadonlyMap<string, unknown>,
  warn: Warn,
): ReadonlySet<string> {
  const names = new Set([...imports.keys()].filter((name) => isLost(name, imports, files)));
  const removed = new Set<Node>();
  for (let count = -1; count < removed.size;) {
    count = removed.size;
    for (const { esm, statement } of statementsOf(tree)) {
      if (removed.has(statement) || statement.type === 'ImportDeclaration') continue;
      const used = findReferences(statement).find(({ name }) => names.has(name))?.name;
      if (used === undefined) continue;
      removed.add(statement);
      for (const name of namesDeclared(statement)) names.add(name);
      warn(esm, `a statement with "${used}", which pages can't use`, 'one without it');
    }
  }
  removeStatements(tree, removed);
  return names;
}

/** True for a name of Storybook's, or of stories. */
const isLost = (
  name: string,
  imports: ReadonlyMap<string, ImportedName>,
  files: ReadonlyMap<string, unknown>,
): boolean => STORYBOOK.test(imports.get(name)?.source ?? '') || files.has(name);

/** What a statement imports of; empty if it's no import. */
const sourceOf = (statement: Node): string =>
  statement.type === 'ImportDeclaration' ? nameOf(statement['source'] as Node) : '';

/** A page as its blocks know it. Its `inner` is what walks it. */
function createPage(
  { input, options }: PagePass,
  {
    imports,
    files,
    elements,
    warn,
  }: {
    imports: ReadonlyMap<string, ImportedName>;
    files: ReadonlyMap<string, FoundStories | undefined>;
    elements: readonly MdxJsxElement[];
    warn: Warn;
  },
): BlockPage & { title: string | undefined; named: Set<string> } {
  const named = new Set<string>();
  const shown = new Set<string>();
  const metas = elements.filter(({ name }) => storybookName(name, imports) === 'Meta');
  const title = metas.map((meta) => readAttribute(meta, 'title')).find((one) => typeof one === 'string');
  const names = [
    ...metas.map((meta) => rootOf(expressionOf(meta, 'of'))),
    ...elements.map((element) => rootOf(expressionOf(element, 'meta'))),
  ];
  const all = [...files.values()].filter((one) => one !== undefined);
  const only = all.every(({ file }) => file === all[0]?.file) ? all[0] : undefined;
  const about = names.map((name) => files.get(name)).find(Boolean) ?? only;
  const whole = title ?? (about && (about.stories.title ?? titleOf(toPosix(input.root, about.file))));
  return {
    about,
    title: whole?.split('/').at(-1)?.trim(),
    named,
    target(block, attribute = 'of') {
      const of = expressionOf(block, attribute);
      if (!of) return undefined;
      const root = rootOf(of);
      const member = of.type === 'MemberExpression' ? keyOf({ ...of, key: of['property'] }) : undefined;
      const found = imports.get(root);
      const stories = files.get(root);
      named.add(root);
      if (stories) {
        const story = found?.imported === '*' ? member : found?.imported;
        return { stories, ...(story === undefined || story === 'default' ? {} : { story }) };
      }
      if (!found || files.has(root)) {
        warn(
          block,
          `<${block.name}> with ${attribute}={${root}}, ${found ? `and "${found.source}" isn't there` : 'which the page does not import'}`,
          'stories, or a component, by a relative import',
        );
        return {};
      }
      const own = ['*', 'default'].includes(found.imported) ? root : found.imported;
      return { component: [found.imported === '*' ? undefined : own, member].filter(Boolean).join('.') || root };
    },
    inner: ({ children }) => children,
    sourceOf: (name) => {
      named.add(name);
      return imports.get(name)?.source;
    },
    demo({ file }, story, isInline = false) {
      const src = toPosix(path.posix.dirname(input.file), file);
      return jsxElement('Demo', [
        jsxAttribute('src', src),
        jsxAttribute('story', story),
        ...(isInline ? [jsxAttribute('inline', { expression: 'true' })] : []),
      ]);
    },
    tables(components) {
      const hasTables = options.features.some(({ parts }) => parts.readApi);
      const own = components.filter((name) => hasTables && !shown.has(name));
      for (const name of own) shown.add(name);
      return own.map((name) =>
        jsxElement('API', [jsxAttribute('id', name), jsxAttribute('optional', { expression: 'true' })]),
      );
    },
    link(node, id, content) {
      const url = input.files.addressOf(STORY_PAGE + id);
      if (url !== null) return [{ type: 'link', url, children: content as never }];
      warn(node, `a link to "${id}", which no page shows`, 'a story or a page of the site');
      return content;
    },
    warn,
  };
}

/**
 * Gives a page without a title the one that Storybook has. Other headings of the first level move down a level, with those below them.
 */
function giveTitle(tree: Root, title: string | undefined, { input }: PagePass): void {
  const headings: Heading[] = [];
  visit(tree, 'heading', (heading) => void headings.push(heading));
  const isTitle = (heading: Heading) =>
    heading.depth === 1 && (!input.hasTitle || toString(heading).trim().toLowerCase() === input.title.toLowerCase());
  const own = headings.find(isTitle);
  if (!own && !input.hasTitle && title !== undefined)
    tree.children.unshift(headingOf(1, [{ type: 'text', value: title }]));
  if (!headings.some((heading) => heading.depth === 1 && heading !== own)) return;
  for (const heading of headings)
    if (heading !== own) heading.depth = Math.min(heading.depth + 1, 6) as Heading['depth'];
}
