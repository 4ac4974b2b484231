import type { Element } from 'hast';
import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { jsxAttribute } from './mdx-nodes';
import type { Tag } from './read-tags';

declare module 'mdast' {
  interface Data {
    /** True for what was written as HTML. */
    isHtml?: boolean;
  }
}

const BLOCKS = new Set(
  (
    'address article aside blockquote caption center col colgroup dd details dialog div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/**
 * The node of an HTML element: Markdown's own where it has one, so that what reads a page finds headings, links and images
 * however they're written. An element of JSX otherwise, of which `rehypeHtml` makes an element again.
 */
export function htmlNode(
  { tagName: name, properties }: Element,
  children: RootContent[],
  position: Nodes['position'],
): RootContent {
  const attributes = new Map(Object.entries(properties));
  for (const [key, value] of attributes)
    if (key.startsWith('on') || (key === 'style' && !isStyle(String(value)))) attributes.delete(key);
  /** An attribute that the node has a place for. The others are properties of its element. */
  const take = (key: string) => {
    const value = String(attributes.get(key) ?? '');
    attributes.delete(key);
    return value;
  };
  const at = position ? { position } : {};
  const data = () => ({ data: { isHtml: true, hProperties: Object.fromEntries(attributes) }, ...at });
  const phrasing = children as PhrasingContent[];
  switch (name) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return { type: 'heading', depth: Number(name[1]) as 1, children: phrasing, ...data() };
    case 'br':
      return { type: 'break', ...at };
    case 'img':
      return { type: 'image', url: take('src'), alt: take('alt'), ...data() };
    case 'b':
    case 'strong':
      return { type: 'strong', children: phrasing, ...data() };
    case 'i':
    case 'em':
      return { type: 'emphasis', children: phrasing, ...data() };
    case 'pre': {
      const lang = attributes.get('lang') ?? languageOf(children[0]);
      return { type: 'code', ...(lang ? { lang: String(lang) } : {}), value: codeOf(children), ...at };
    }
    case 'code':
      if (children.some(({ type }) => type !== 'text')) break;
      return { type: 'inlineCode', value: toString(children), ...data() };
    case 'a':
      if (!attributes.has('href')) break;
      return { type: 'link', url: take('href'), children: phrasing, ...data() };
  }
  const jsx = {
    name,
    attributes: [...attributes].map(([key, value]): MdxJsxAttribute => ({
      type: 'mdxJsxAttribute',
      name: key,
      value: value === true ? null : Array.isArray(value) ? value.join(' ') : String(value),
    })),
    ...data(),
  };
  return BLOCKS.has(name)
    ? { type: 'mdxJsxFlowElement', ...jsx, children: children as never }
    : { type: 'mdxJsxTextElement', ...jsx, children: phrasing };
}

const codeOf = (children: RootContent[]) => toString(children).replace(/^\n|\n$/g, '');

/** The language of `<pre><code class="language-ts">`. */
function languageOf(code: RootContent | undefined): string | undefined {
  const classes = code?.data?.hProperties?.['className'];
  return /\blanguage-([\w-]+)/.exec(String(classes ?? ''))?.[1];
}

/** False for a style that the compiler could not read. */
const isStyle = (text: string) => /^(\s*[-\w]+\s*:[^;:]+(;|$))*\s*$/.test(text);

/** What an attribute of a component may be beside a text, although Markdown has no expressions. */
const VALUE = /^(?:\{\s*)?(true|false|-?\d+(?:\.\d+)?)(?:\s*\})?$/;
const TEXTS = ['src', 'id', 'title', 'description', 'lines', 'heading', 'marker', 'after', 'before'];

/** The node of a component. Its attributes keep the case that they're written in. @param isBlock false for one in a line of text. */
export function componentNode(
  { name, attributes, position }: Tag,
  children: RootContent[],
  isBlock: boolean,
): RootContent {
  const jsx = {
    name,
    attributes: attributes.map(([key, value]): MdxJsxAttribute => {
      if (value === null) return { type: 'mdxJsxAttribute', name: key, value };
      const expression = TEXTS.includes(key) ? undefined : VALUE.exec(value)?.[1];
      return jsxAttribute(key, expression === undefined ? value : { expression });
    }),
    ...(position ? { position } : {}),
  };
  return isBlock
    ? { type: 'mdxJsxFlowElement', ...jsx, children: children as never }
    : { type: 'mdxJsxTextElement', ...jsx, children: children as PhrasingContent[] };
}
