import type { FileComment } from '../markdown/choose-examples';

/** What may be before code: a program, a directive, lines of comment, a block of it. */
const BEGINNING = /\s*(?:#!.*|(['"])use \w+\1;?|((?:\/\/.*(?:\r?\n[ \t]*)?)+)|\/\*([^]*?)\*\/)/y;

/** What is written for programs. */
const FOR_TOOLS =
  /^(?:@|<reference|#?(?:end)?region\b|(?:eslint|prettier|oxlint|biome|stylelint|istanbul|c8|v8|vitest|jest|webpack|globals?)\b)/;

const LICENCE = /\b(?:copyright|licen[sc]ed?|SPDX)\b/i;

/** A longer line is no title. */
const LONGEST = 60;

/** Reads the first comment of a file that is meant for people: `/** Title *\/` or `// title`, with a description below the title. */
export function readComment(text: string): FileComment | undefined {
  const next = new RegExp(BEGINNING);
  for (let found = next.exec(text); found; found = next.exec(text)) {
    const content = found[2] ?? found[3];
    if (content === undefined || LICENCE.test(content)) continue;
    const first = text.slice(0, next.lastIndex - found[0].trimStart().length).split('\n').length;
    const lines = content.split(/\r?\n/).map((line) => line.replace(/^\s*(?:\/\/+|\*+)? ?/, '').trimEnd());
    const end = found[3] === undefined ? lines.length : lines.findIndex((line, at) => at > 0 && line.startsWith('@'));
    const told = lines.slice(0, end < 0 ? lines.length : end).map((line) => (FOR_TOOLS.test(line) ? '' : line));
    const at = told.findIndex((line) => line !== '');
    if (at < 0) continue;
    const title = (told[at] ?? '').replace(/^#+\s+|^title:\s*/i, '');
    const isTitle = title.length <= LONGEST && !/[.:!?]$/.test(title);
    const from = isTitle ? at + 1 : at;
    const begin = told.findIndex((line, number) => number >= from && line !== '');
    const description = { text: told.slice(begin).join('\n').trim(), line: first + begin };
    return { ...(isTitle ? { title } : {}), ...(begin < 0 ? {} : { description }) };
  }
  return undefined;
}
