/** Markdown of a comment for MDX, in which braces, tags and words at the start of a line mean something. */
export const escapeMdx = (text: string): string =>
  text
    .split(/(```[^]*?```|`[^`\n]*`)/)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part
            .replace(/[{}<]/g, String.raw`\$&`)
            .replace(/^(i|e)(?=mport\b|xport\b)/gm, (letter) => `&#${letter.charCodeAt(0)};`),
    )
    .join('');
