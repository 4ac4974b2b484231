/** A heading of a text in Markdown. */
interface Heading {
  depth: number;
  title: string;
  /** Index of its line. */
  line: number;
}

/** The titles of a text's sections. */
export const listSections = (text: string): string[] =>
  findHeadings(text.split('\n'))
    .slice(1)
    .map(({ title }) => title);

/** The section with a title, with those below it; undefined if there is none. Case and punctuation make no difference. */
export function readSection(text: string, title: string): string | undefined {
  const lines = text.split('\n');
  const headings = findHeadings(lines);
  const at = headings.findIndex((heading) => fold(heading.title) === fold(title));
  const heading = headings[at];
  if (!heading) return undefined;
  const end = headings.slice(at + 1).find(({ depth }) => depth <= heading.depth)?.line;
  return lines.slice(heading.line, end).join('\n').trimEnd();
}

function findHeadings(lines: readonly string[]): Heading[] {
  let fence = '';
  return lines.flatMap((text, line): Heading | [] => {
    const [, mark = ''] = /^ *(`{3,})/.exec(text) ?? [];
    if (mark && (fence === '' || mark.length >= fence.length)) fence = fence === '' ? mark : '';
    const [, hashes = '', title = ''] = (fence === '' && /^(#{1,6}) (.*)/.exec(text)) || [];
    return hashes === '' ? [] : { depth: hashes.length, title: plain(title), line };
  });
}

/** What a heading says, without links and marks. */
const plain = (title: string) => title.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[\\`*]/g, '');

const fold = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
