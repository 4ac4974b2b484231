import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFileMessage } from 'vfile-message';
import { readText, type MdxJsxElement } from '../../../core/node/compile/markdown/mdx-nodes';
import { parseText } from '../../../core/node/compile/markdown/parse-text';
import { nameOf, type ImportedName, type Module } from './read-module';
import { readValue } from './read-stories';
import { expressionOf, readImports, storybookName } from './page-imports';
import { childOf } from '../../../core/node/compile/live/node';

/** What a page of MDX that is written for Storybook says of itself. */
export interface MdxPage {
  /** Its title, as `<Meta>` has it: `Forms/Button`. */
  title?: string;
  /** The file of stories that it's about, as the page imports it. */
  of?: string;
  /** What it's called among the pages of that file: `<Meta of={…} name="…">`. */
  name?: string;
  /** Files of stories that it imports, as written. */
  stories: readonly string[];
  /** It has a heading of the first level: its title. */
  hasHeading: boolean;
  /** It's shown in place of others' pages alone. */
  isTemplate: boolean;
  /** Why it can't be read. */
  error?: { line: number; message: string };
}

/** How the names of files of stories end. */
const STORY_FILE = /\.stor(y|ies)(\.[cm]?[jt]sx?)?$/;

/** True for an import of a file of stories, by its name. */
export const isStoryFile = (source: string): boolean => STORY_FILE.test(source);

/** Reads what a page of MDX says of itself. */
export function readMdxPage(file: string, text: string): MdxPage {
  const page: MdxPage = { stories: [], hasHeading: false, isTemplate: false };
  let tree: Root;
  try {
    tree = parseText(file, text);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const line = error.line ?? Number(/\((\d+):\d+/.exec(error.reason)?.[1] ?? 1);
    return { ...page, error: { line, message: error.reason } };
  }
  const imports = readImports(tree);
  page.stories = [...new Set([...imports.values()].map(({ source }) => source).filter(isStoryFile))];
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth === 1) page.hasHeading = true;
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    if (isElement && storybookName(node.name, imports) === 'Meta') Object.assign(page, readMeta(node, imports));
  });
  return page;
}

/** What `<Meta>` says. */
function readMeta(meta: MdxJsxElement, imports: ReadonlyMap<string, ImportedName>): Partial<MdxPage> {
  const of = expressionOf(meta, 'of');
  const stories = of && imports.get(nameOf(of.type === 'MemberExpression' ? childOf(of, 'object') : of));
  const [title, name] = ['title', 'name'].map((key) => readAttribute(meta, key));
  return {
    ...(typeof title === 'string' && title.trim() ? { title: title.trim() } : {}),
    ...(typeof name === 'string' && name.trim() ? { name: name.trim() } : {}),
    ...(stories ? { of: stories.source } : {}),
    isTemplate: meta.attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === 'isTemplate'),
  };
}

/** The value of an attribute, as far as it's a literal. */
export const readAttribute = (element: MdxJsxElement, name: string): unknown =>
  readText(element, name) ?? readValue(expressionOf(element, name), NOTHING);

/** Where no constants are known. */
export const NOTHING: Module = {
  file: '',
  text: '',
  body: [],
  comments: [],
  imports: new Map(),
  declarations: new Map(),
  exports: new Map(),
  assignments: new Map(),
};
