import path from 'node:path';

/** What the names of pages begin with by which links of Storybook find them: see `MadePage.names`. */
export const STORY_PAGE = 'stories:';

/** The id of a story, as Storybook has it: `forms-button--with-icons`. */
export const storyId = (title: string, id: string): string => `${toAddress(title)}--${toAddress(toStoryName(id))}`;

/** A text as a part of an address. */
export const toAddress = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** Folders whose names don't say what their files are about. */
const KINDS = /^(\.{1,2}|src|source|lib|packages|components|stories|__stories__)?$/i;

/** A title of a path from the site's folder: `Forms/Button` of `src/forms/button/button.stories.tsx`. */
export function titleOf(file: string): string {
  const name = path.posix.basename(file).replace(/(\.stor(y|ies))?\.([cm]?[jt]sx?|mdx)$/, '');
  const folders = path.posix
    .dirname(file)
    .split('/')
    .filter((one) => !KINDS.test(one));
  const isSaid = name === 'index' || folders.at(-1)?.toLowerCase() === name.toLowerCase();
  return [...(isSaid ? folders.slice(0, -1) : folders), isSaid ? (folders.at(-1) ?? name) : name]
    .map(toStoryName)
    .join('/');
}

/** What a story is called that says nothing of it: `With Icons` of `withIcons`. */
export const toStoryName = (id: string): string =>
  id
    .replace(/[_\-.]+/g, ' ')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([a-z])(\d)/gi, '$1 $2')
    .replace(/(\d)([a-z])/gi, '$1 $2')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(^|\s)\w/g, (start) => start.toUpperCase());
