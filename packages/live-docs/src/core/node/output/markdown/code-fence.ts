/** A text as a block of code: the fence is longer than any in the text. @param info language and title. */
export function codeFence(text: string, info: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/^ *(`{3,})/gm)].map(([, fence = '']) => fence.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${info}\n${text.replace(/\n$/, '')}\n${fence}`;
}

/** A text as code within a line. */
export const codeText = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);
