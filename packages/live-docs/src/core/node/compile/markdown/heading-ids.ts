import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { addProperty } from './mdx-nodes';

/** Ids that the page around the content has. */
export const TAKEN_IDS = ['root', 'main'];

/** What a heading without a letter or a digit goes by. */
const NAMELESS = 'section';

/** A heading's id, as its author writes it: `## Title {#id}`. */
const OWN_ID = /\s*\{#([^\s{}]+)\}\s*$/;

/** Has MDX, where `{` begins an expression, take the ids of headings as text. Code in fences stays as it is. */
export function escapeHeadingIds(text: string): string {
  if (!text.includes('{#')) return text;
  let fence = '';
  return text
    .split('\n')
    .map((line) => {
      const [, mark = ''] = /^\s*(?:> ?)*(`{3,}|~{3,})/.exec(line) ?? [];
      if (fence) fence = mark.startsWith(fence) ? '' : fence;
      else fence = mark;
      return fence || !/^ {0,3}#{1,6}[ \t]/.test(line) ? line : line.replace(/(?<!\\)\{(?=#[^\s{}]+\}\s*$)/, '\\{');
    })
    .join('\n');
}

/** Takes the ids that authors write out of the headings' text. */
export function remarkHeadingIds() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading) => {
      const last = heading.children.at(-1);
      const id = last?.type === 'text' ? OWN_ID.exec(last.value)?.[1] : undefined;
      if (last?.type !== 'text' || id === undefined) return;
      last.value = last.value.replace(OWN_ID, '');
      addProperty(heading, 'id', id);
    });
  };
}

/** The id that a heading's author has given it. */
export function ownId(heading: Heading): string | undefined {
  const id = heading.data?.hProperties?.['id'];
  return typeof id === 'string' && id ? id : undefined;
}

/** Names the headings of a page one after the other: by their own ids, or as GitHub does. */
export function createHeadingIds(): (heading: Heading) => string {
  const slugger = new GithubSlugger();
  for (const id of TAKEN_IDS) slugger.slug(id);
  return (heading) => {
    const own = ownId(heading);
    if (own !== undefined) slugger.occurrences[own] ??= 0;
    return own ?? slugger.slug(new GithubSlugger().slug(toString(heading)) ? toString(heading) : NAMELESS);
  };
}
