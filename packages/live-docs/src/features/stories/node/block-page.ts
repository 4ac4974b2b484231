import type { PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxElement } from '../../../core/node/compile/markdown/mdx-nodes';
import type { FoundStories } from './find-stories';

/** What a block is given: `of={Stories}`, `of={Stories.Primary}`, `of={Button}`. */
interface BlockTarget {
  stories?: FoundStories;
  /** Name of the story in its file. */
  story?: string;
  /** Name of the component. */
  component?: string;
}

/** A page, as its blocks know it. */
export interface BlockPage {
  /** The file of stories that it's about. */
  about: FoundStories | undefined;
  /** What an attribute says. Undefined if there's none, or it isn't known: then that's noted. */
  target(block: MdxJsxElement, attribute?: string): BlockTarget | undefined;
  /** What is in an element, once its blocks are rewritten. */
  inner(block: MdxJsxElement): RootContent[];
  /** The source of an import whose name is an expression: `./README.md?raw`. */
  sourceOf(name: string): string | undefined;
  /** A story as a demo. */
  demo(stories: FoundStories, story: string, isInline?: boolean): RootContent;
  /** Tables of the reference. A page shows each once. */
  tables(names: readonly string[]): RootContent[];
  /** A link to a story or a page of Storybook by its id: `forms-button--primary`, `forms-button`. Its content alone where there's none. */
  link(node: RootContent, id: string, content: PhrasingContent[]): PhrasingContent[];
  /** Names what isn't understood. */
  warn(block: MdxJsxElement, found: string, expected: string): void;
}

/** What a doc block becomes. */
export type BlockWriter = (block: MdxJsxElement, page: BlockPage) => RootContent[];
