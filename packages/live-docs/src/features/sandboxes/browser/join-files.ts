/**
 * All files of a demo as one text, each below a comment with its name, to paste where there is one field.
 * @param files texts by name.
 */
export function joinFiles(files: Record<string, string>): string {
  return Object.entries(files)
    .map(([name, text]) => `${name.endsWith('.css') ? `/* ${name} */` : `// ${name}`}\n${text.trimEnd()}\n`)
    .join('\n');
}
