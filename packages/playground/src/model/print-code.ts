/** Quotes stay as they are: code is full of them, and none of it is in an attribute. */
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Code as markup: a `span.line` a line, tokens in a `span` with their class.
 * @param walk passes on the tokens in order and the ends of lines between them.
 */
export function printCode(walk: (put: (text: string, classes: string) => void, endLine: () => void) => void): string {
  const lines: string[] = [''];
  const put = (text: string, classes: string) => {
    const html = text.replace(/[&<>]/g, (character) => ESCAPES[character]!);
    lines[lines.length - 1] += classes ? `<span class="${classes}">${html}</span>` : html;
  };
  walk(put, () => lines.push(''));
  return lines.map((line) => `<span class="line">${line}</span>`).join('\n');
}

/** Code as markup without colours. */
export const printPlain = (text: string) =>
  printCode((put, endLine) =>
    text.split('\n').forEach((line, at) => {
      if (at > 0) endLine();
      put(line, '');
    }),
  );
