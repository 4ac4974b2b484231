/** A page's front matter and what follows it. */
export interface PageParts {
  /** YAML between the lines of `---`; undefined if there are none. */
  yaml: string | undefined;
  body: string;
  /** Line of the file that the body begins on. */
  firstLine: number;
}

export function splitPage(text: string): PageParts {
  const [whole = '', yaml] = /^\uFEFF?---[ \t]*\n(?:([^]*?)\n)??---[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (whole === '') return { yaml: undefined, body: text.replace(/^\uFEFF/, ''), firstLine: 1 };
  return { yaml: yaml ?? '', body: text.slice(whole.length), firstLine: whole.split('\n').length };
}
