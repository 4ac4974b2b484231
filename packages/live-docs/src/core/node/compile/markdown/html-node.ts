import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { BLOCKS } from './html-elements';
import type { OpenTag } from './html-tokens';
import { jsxAttribute } from './mdx-nodes';

declare module 'mdast' {
  interface Data {
    /** True for what was written as HTML: `rehypeHtml` makes of it what a browser would. */
    isHtml?: boolean;
  }
}

declare module 'hast' {
  interface Data {
    /** See the same of mdast. */
    isHtml?: boolean;
  }
}

/**
 * The node of an HTML element: Markdown's own where it has one, so that what reads a page finds headings, links and images
 * however they're written. An element of JSX otherwise.
 * @param name in lower case.
 */
export function htmlNode(
  name: string,
  tag: OpenTag,
  children: RootContent[],
  position: Nodes['position'],
): RootContent {
  const attributes = new Map(tag.attributes.map(([key, value]) => [key.toLowerCase(), value] as const));
  for (const [key, value] of attributes)
    if (key.startsWith('on') || (key === 'style' && !isStyle(value ?? ''))) attributes.delete(key);
  /** An attribute that the node has a place for. The others are properties of its element. */
  const take = (key: string) => {
    const value = attributes.get(key) ?? '';
    attributes.delete(key);
    return value;
  };
  const data = () => ({
    isHtml: true,
    hProperties: Object.fromEntries([...attributes].map(([key, value]) => [key, value ?? ''])),
  });
  const at = position ? { position } : {};
  const phrasing = children as PhrasingContent[];
  switch (name) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return { type: 'heading', depth: Number(name[1]) as 1, children: phrasing, data: data(), ...at };
    case 'br':
      return { type: 'break', ...at };
    case 'img':
      return { type: 'image', url: take('src'), alt: take('alt'), data: data(), ...at };
    case 'b':
    case 'strong':
      return { type: 'strong', children: phrasing, data: data(), ...at };
    case 'i':
    case 'em':
      return { type: 'emphasis', children: phrasing, data: data(), ...at };
    case 'pre': {
      const lang = attributes.get('lang') ?? languageOf(children[0]);
      return { type: 'code', ...(lang ? { lang } : {}), value: toString(children).replace(/^\n|\n$/g, ''), ...at };
    }
    case 'code':
      if (children.some(({ type }) => type !== 'text')) break;
      return { type: 'inlineCode', value: toString(children), data: data(), ...at };
    case 'a':
      if (attributes.get('href') == null) break;
      return { type: 'link', url: take('href'), children: phrasing, data: data(), ...at };
  }
  const jsx = {
    name,
    attributes: [...attributes].map(([key, value]): MdxJsxAttribute => ({ type: 'mdxJsxAttribute', name: key, value })),
    data: { isHtml: true },
    ...at,
  };
  return BLOCKS.has(name)
    ? { type: 'mdxJsxFlowElement', ...jsx, children: children as never }
    : { type: 'mdxJsxTextElement', ...jsx, children: phrasing };
}

/** The language of `<pre><code class="language-ts">`. */
function languageOf(code: RootContent | undefined): string | undefined {
  const classes = code?.data?.hProperties?.['class'];
  return /\blanguage-([\w-]+)/.exec(String(classes ?? ''))?.[1];
}

/** False for a style that the compiler could not read. */
const isStyle = (text: string) => /^(\s*[-\w]+\s*:[^;:]+(;|$))*\s*$/.test(text);

/** What an attribute of a component may be beside a text, although Markdown has no expressions. */
const VALUE = /^(?:\{\s*)?(true|false|-?\d+(?:\.\d+)?)(?:\s*\})?$/;
const TEXTS = ['src', 'id', 'title', 'description', 'lines', 'heading', 'marker', 'after', 'before'];

/** The node of a component. Its attributes keep the case that they're written in. */
export function componentNode(
  { name, attributes }: OpenTag,
  isFlow: boolean,
  children: RootContent[],
  position: Nodes['position'],
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
  return isFlow
    ? { type: 'mdxJsxFlowElement', ...jsx, children: children as never }
    : { type: 'mdxJsxTextElement', ...jsx, children: children as PhrasingContent[] };
}
