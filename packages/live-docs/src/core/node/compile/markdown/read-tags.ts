import type { Html, Nodes, Text } from 'mdast';
import { Tokenizer, TokenizerMode, type Token } from 'parse5';

/** A tag of HTML in a page. */
export interface Tag {
  type: 'tag';
  /** As written: `Demo`, `BR`. */
  name: string;
  isEnd: boolean;
  /** True if it ends with `/>`. */
  isClosed: boolean;
  /** Names as written; `null` for an attribute without a value. */
  attributes: [name: string, value: string | null][];
  /** The tag as written. */
  text: string;
  /** True among blocks, false within a line of text. */
  isFlow: boolean;
  position: Nodes['position'];
}

/** Elements whose content is text up to their end, whatever it holds. */
export const RAW_TEXT: ReadonlyMap<string, Tokenizer['state']> = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['iframe', TokenizerMode.RAWTEXT],
  ['textarea', TokenizerMode.RCDATA],
]);

/** The tags and texts of a node of HTML. Comments and declarations are left out. */
export function readTags({ value: html, position }: Html, isFlow: boolean): (Tag | Text)[] {
  const pieces: (Tag | Text)[] = [];
  let end = 0;
  const placeOf = (line: number) =>
    position && { start: { ...position.start, line: position.start.line + line - 1 }, end: position.end };
  const onTag = (token: Token.TagToken, isEnd: boolean) => {
    const { location } = token;
    if (!location) return;
    const text = html.slice(location.startOffset, location.endOffset);
    const attributes = token.attrs.map(({ name, value }): [string, string | null] => {
      const { startOffset = 0, endOffset = 0 } = location.attrs?.[name] ?? {};
      const written = html.slice(startOffset, endOffset);
      return [written.slice(0, name.length), written.includes('=') ? value : null];
    });
    pieces.push({
      type: 'tag',
      name: text.slice(isEnd ? 2 : 1).slice(0, token.tagName.length),
      isEnd,
      isClosed: token.selfClosing,
      attributes,
      text,
      isFlow,
      position: placeOf(location.startLine),
    });
    end = location.endOffset;
  };
  const onText = ({ chars, location }: Token.CharacterToken) => {
    pieces.push({ type: 'text', value: chars, position: placeOf(location?.startLine ?? 1) });
    end = location?.endOffset ?? end;
  };
  const onOther = ({ location }: Token.CommentToken | Token.DoctypeToken) => {
    end = location?.endOffset ?? end;
  };
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag(token) {
        onTag(token, false);
        tokenizer.state = RAW_TEXT.get(token.tagName) ?? tokenizer.state;
      },
      onEndTag: (token) => onTag(token, true),
      onCharacter: onText,
      onWhitespaceCharacter: onText,
      onNullCharacter: onText,
      onComment: onOther,
      onDoctype: onOther,
      onEof: () => {},
    },
  );
  tokenizer.write(html, true);
  // A tag that has no end.
  if (end < html.length) pieces.push({ type: 'text', value: html.slice(end), position });
  return pieces;
}
