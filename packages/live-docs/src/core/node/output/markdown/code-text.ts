/** A text as code within a line. */
export const codeText = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);
