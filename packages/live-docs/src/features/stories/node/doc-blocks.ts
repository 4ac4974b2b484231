import type { Heading, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { jsxAttribute, jsxElement, type MdxJsxElement } from '../../../core/node/compile/markdown/mdx-nodes';
import { parseText } from '../../../core/node/compile/markdown/parse-text';
import { childOf, unwrap } from '../../../core/node/compile/live/node';
import { escapeMdx } from './escape-mdx';
import type { FoundStories } from './find-stories';
import { NOTHING, readAttribute } from './mdx-page';
import { expressionIn, expressionOf } from './page-imports';
import { nameOf } from './read-module';
import { isDocumented, readValue, type StoriesFile, type Story } from './read-stories';
import { storyId, toAddress } from './story-names';
import type { BlockPage, BlockWriter } from './block-page';
import { STYLE_BLOCKS, text } from './style-blocks';
import { writeComponent } from './write-component';

export const headingOf = (depth: Heading['depth'], children: PhrasingContent[]): Heading => ({
  type: 'heading',
  depth,
  children,
});

/** Markdown of a comment as a part of a page. */
const parseComment = (comment: string, { position }: MdxJsxElement): RootContent[] => {
  const tree: Root = parseText('comment.mdx', escapeMdx(comment));
  visit(tree, (node) => {
    if (position) node.position = position;
  });
  return tree.children;
};

/** The story that a block is about: the one that it names, or the first. */
function storyOf(block: MdxJsxElement, page: BlockPage): { stories: FoundStories; story: string } | undefined {
  const target = page.target(block);
  const stories = target ? target.stories : page.about;
  const story = target?.story ?? stories?.stories.stories[0]?.id;
  if (stories && story !== undefined) return { stories, story };
  if (!target)
    page.warn(block, `<${block.name}> of a story that isn't known`, 'a story of a file that the page imports');
  return undefined;
}

const findStory = ({ stories }: StoriesFile, id: string): Story | undefined => stories.find((story) => story.id === id);

/** The components that a file of stories is about. */
export function componentsOf({ component, subcomponents }: StoriesFile): string[] {
  const own = component && unwrap(component);
  return [...new Set([own?.type === 'Identifier' ? nameOf(own) : '', ...subcomponents])].filter(Boolean);
}

const showTables: BlockWriter = (block, page) => {
  const target = page.target(block) ?? page.target(block, 'story') ?? (page.about && { stories: page.about });
  if (target?.component !== undefined) return page.tables([target.component]);
  return target?.stories ? page.tables(componentsOf(target.stories.stories)) : [];
};

const showContent: BlockWriter = (block, page) => page.inner(block);

const showStory: BlockWriter = (block, page) => {
  const isAlone = block.name?.split('.').at(-1) === 'Story';
  if (!expressionOf(block, 'of') && block.children.length > 0)
    return isAlone ? page.inner(block) : page.inner(block).map(withCode);
  const found = storyOf(block, page);
  return found ? [page.demo(found.stories, found.story, isAlone)] : [];
};

/** A story within a canvas has its code. */
const withCode = (node: RootContent): RootContent =>
  node.type === 'mdxJsxFlowElement' && node.name === 'Demo'
    ? { ...node, attributes: node.attributes.filter((one) => one.type !== 'mdxJsxAttribute' || one.name !== 'inline') }
    : node;

/** A heading, what its story says, and the demo. */
const sectionOf = (block: MdxJsxElement, page: BlockPage, stories: FoundStories, { id, name, description }: Story) => [
  headingOf(3, [text(name)]),
  ...(description === undefined ? [] : parseComment(description, block)),
  page.demo(stories, id),
];

/** `Title`, `Heading` and `Subheading`: what they hold. */
const contentOf = (block: MdxJsxElement): PhrasingContent[] => {
  const written = toString(block).trim();
  return written ? [text(written)] : [];
};

/** Doc blocks of Storybook by name, and what pages have in their places. */
export const BLOCKS: Readonly<Record<string, BlockWriter>> = {
  ...STYLE_BLOCKS,
  Meta: () => [],
  Canvas: showStory,
  Preview: showStory,
  Story: showStory,
  Primary: (block, page) => {
    const found = storyOf(block, page);
    return found ? [page.demo(found.stories, found.story)] : [];
  },
  DocsStory(block, page) {
    const found = storyOf(block, page);
    const story = found && findStory(found.stories.stories, found.story);
    return story ? sectionOf(block, page, found.stories, story) : [];
  },
  Stories(block, page) {
    const { about } = page;
    if (!about) page.warn(block, `<${block.name}> of a file that isn't known`, 'a page with <Meta of={…} />');
    const title = readAttribute(block, 'title');
    const hasPrimary = readAttribute(block, 'includePrimary') !== false;
    const shown = about?.stories.stories.filter(isDocumented).slice(hasPrimary ? 0 : 1) ?? [];
    if (!about || shown.length === 0) return [];
    return [
      headingOf(2, [text(typeof title === 'string' ? title : 'Stories')]),
      ...shown.flatMap((story) => sectionOf(block, page, about, story)),
    ];
  },
  Controls: showTables,
  ArgTypes: showTables,
  ArgsTable: showTables,
  Props: showTables,
  Description(block, page) {
    const target = page.target(block) ?? (page.about && { stories: page.about });
    const stories = target?.stories?.stories;
    const story = target?.story === undefined ? stories : stories && findStory(stories, target.story);
    return story?.description === undefined ? [] : parseComment(story.description, block);
  },
  Source(block, page) {
    const code = codeOf(block);
    const lang = readAttribute(block, 'language');
    if (code !== undefined)
      return [{ type: 'code', lang: typeof lang === 'string' ? lang : 'jsx', value: dedent(code) }];
    const given = expressionOf(block, 'code');
    const source = given && page.sourceOf(nameOf(given));
    if (source !== undefined) return [jsxElement('SourceFile', [jsxAttribute('src', source.replace(/\?.*$/, ''))])];
    if (given) {
      page.warn(block, '<Source> with code that is known once the page runs', 'a text: code={`…`}');
      return [];
    }
    const found = storyOf(block, page);
    const story = found && findStory(found.stories.stories, found.story);
    return story ? [{ type: 'code', lang: 'jsx', value: sourceText(found.stories.stories, story) }] : [];
  },
  // A page without a heading of the first level gets its title anyway.
  Title: (block) => (contentOf(block).length > 0 ? [headingOf(1, contentOf(block))] : []),
  Subtitle(block, page) {
    const content = contentOf(block);
    if (content.length > 0) return [{ type: 'paragraph', children: content }];
    const said = page.about && subtitleOf(page.about.stories);
    return said === undefined ? [] : [{ type: 'paragraph', children: [text(said)] }];
  },
  Heading: (block) => [headingOf(2, contentOf(block))],
  Subheading: (block) => [headingOf(3, contentOf(block))],
  Unstyled: showContent,
  Wrapper: showContent,
  DocsContainer: showContent,
  Markdown(block, page) {
    const written = markdownOf(block, page);
    if (typeof written === 'string') return parseText('text.mdx', escapeMdx(dedent(written))).children;
    return written ? [written] : page.inner(block);
  },
  LinkTo(block, page) {
    const [kind, story] = [
      ['kind', 'title'],
      ['story', 'name'],
    ].map((names) => names.map((name) => readAttribute(block, name)).find((value) => typeof value === 'string'));
    const title = String(kind ?? page.about?.stories.title ?? '');
    const content = block.type === 'mdxJsxTextElement' ? (page.inner(block) as PhrasingContent[]) : contentOf(block);
    const shown = page.link(block, story === undefined ? toAddress(title) : storyId(title, String(story)), content);
    return block.type === 'mdxJsxTextElement' ? shown : [{ type: 'paragraph', children: shown }];
  },
};

/** Markdown within braces: a text, or a file of Markdown. */
function markdownOf(block: MdxJsxElement, page: BlockPage): string | RootContent | undefined {
  const [expression, ...others] = block.children.flatMap((child) =>
    child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression' ? (expressionIn(child) ?? []) : [],
  );
  if (!expression || others.length > 0) return undefined;
  const value = readValue(expression, NOTHING);
  if (typeof value === 'string') return value;
  const source = page.sourceOf(nameOf(expression))?.replace(/\?.*$/, '');
  return source !== undefined && /\.mdx?$/.test(source)
    ? jsxElement('Include', [jsxAttribute('src', source)])
    : undefined;
}

/** The text of `code`, also behind a tag such as `dedent`. */
function codeOf(block: MdxJsxElement): string | undefined {
  const expression = expressionOf(block, 'code');
  const literal = expression?.type === 'TaggedTemplateExpression' ? childOf(expression, 'quasi') : undefined;
  const value = literal ? readValue(literal, NOTHING) : readAttribute(block, 'code');
  return typeof value === 'string' ? value : undefined;
}

/** A story as readers see it, or as its file has it. */
function sourceText(file: StoriesFile, story: Story): string {
  const written = writeComponent(file, story);
  if ('text' in written) return written.text.trimEnd();
  const { module } = file;
  const declared = module.declarations.get(story.local)?.statement;
  return declared ? module.text.slice(declared.start, declared.end) : '';
}

/** `parameters.docs.subtitle`, and what it was called before. */
function subtitleOf({ module, parts }: StoriesFile): string | undefined {
  const at = (...path: string[]) => parts.at(parts.meta, ['parameters', ...path]);
  const value = readValue(at('docs', 'subtitle') ?? at('componentSubtitle'), module);
  return typeof value === 'string' ? value : undefined;
}

/** A text without the indentation that all its lines have, and without empty lines around it. */
function dedent(written: string): string {
  const lines = written.replace(/^[ \t]*\n|\n[ \t]*$/g, '').split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...indents))).join('\n');
}
