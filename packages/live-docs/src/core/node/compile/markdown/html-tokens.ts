import { parseFragment } from 'parse5';

/** A piece of HTML, and the line that it begins at, from 0. */
export type HtmlToken = { line: number } & (OpenTag | CloseTag | { kind: 'text'; value: string });

/** Its name is as written: `Demo`, `BR`. */
export interface OpenTag {
  kind: 'open';
  name: string;
  /** Names as written; `null` for an attribute without a value. */
  attributes: [name: string, value: string | null][];
  /** True if it ends with `/>`. */
  isClosed: boolean;
  /** The tag as written. */
  text: string;
}

interface CloseTag {
  kind: 'close';
  name: string;
  text: string;
}

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'<>]+?(?=\s|\/?>|$)))?/;
const TAG = new RegExp(
  [
    // Comments, declarations and instructions.
    String.raw`<!--[^]*?(?:-->|$)|<![A-Za-z][^>]*>|<\?[^]*?\?>`,
    String.raw`<(?<open>[A-Za-z][\w:.-]*)(?<attributes>(?:\s+${ATTRIBUTE.source})*)\s*(?<closed>\/?)>`,
    String.raw`<\/(?<close>[A-Za-z][\w:.-]*)\s*>`,
  ].join('|'),
  'g',
);
/** Elements whose content is text up to their end, whatever it holds. */
const RAW_TEXT = /^(script|style|textarea)$/i;

/** Splits HTML into tags and texts. Comments and declarations are left out. */
export function htmlTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  const lineAt = (index: number) => html.slice(0, index).split('\n').length - 1;
  const addText = (from: number, to: number) => {
    if (to > from) tokens.push({ kind: 'text', value: decode(html.slice(from, to)), line: lineAt(from) });
  };
  let end = 0;
  for (const { 0: text, index, groups = {} } of html.matchAll(TAG)) {
    // Within the content of a script or a style.
    if (index < end) continue;
    addText(end, index);
    end = index + text.length;
    const line = lineAt(index);
    const { open, attributes = '', closed, close } = groups;
    if (close !== undefined) tokens.push({ kind: 'close', name: close, text, line });
    if (open === undefined) continue;
    const isClosed = closed === '/';
    tokens.push({ kind: 'open', name: open, attributes: readAttributes(attributes), isClosed, text, line });
    if (!RAW_TEXT.test(open)) continue;
    const rest = html.slice(end).search(new RegExp(`</${open}`, 'i'));
    const until = rest < 0 ? html.length : end + rest;
    if (until > end) tokens.push({ kind: 'text', value: html.slice(end, until), line: lineAt(end) });
    end = until;
  }
  addText(end, html.length);
  return tokens;
}

const readAttributes = (text: string): OpenTag['attributes'] =>
  [...text.matchAll(new RegExp(ATTRIBUTE, 'g'))].map(([, name = '', value]) => [
    name,
    value === undefined ? null : decode(value.replace(/^(["'])([^]*)\1$/, '$2')),
  ]);

/** Text without character references. */
function decode(text: string): string {
  if (!text.includes('&')) return text;
  // Of a text without tags it makes one node.
  const [node] = parseFragment(text.replaceAll('<', '&lt;')).childNodes;
  return node && 'value' in node ? node.value : text;
}
