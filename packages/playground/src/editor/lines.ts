/**
 * A file's text as the editor and the static code show it: the line end that closes a file is no line to be seen.
 * `toFile` puts it back.
 */
export const toShown = (text: string) => text.replace(/\n$/, '');

/** The file's text of what is shown. @param original text that the file had: it says how the file ends. */
export const toFile = (shown: string, original: string) => (/\n$|^$/.test(original) ? `${shown}\n` : shown);
