import path from 'node:path';

/** The id of a story, as Storybook has it: `forms-button--with-icons`. */
export const storyId = (title: string, id: string): string =>
  `${toAddress(title)}--${toAddress(id.replace(/([a-z\d])([A-Z])/g, '$1-$2'))}`;

/** A text as a part of an address. */
export const toAddress = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** What stories without a title are about: `Button` of `src/button/button.stories.tsx`. */
export function titleOf(file: string): string {
  const name = path.posix.basename(file).replace(/(\.stor(y|ies))?\.[cm]?[jt]sx?$/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
