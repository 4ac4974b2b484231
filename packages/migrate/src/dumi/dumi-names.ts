/** Words of a path as lodash splits them, joined by dashes: `docs/useWatch2.md` is `docs-use-watch-2-md`. */
function kebabCase(text: string): string {
  const words = text.match(/\d*(?:1st|2nd|3rd|(?![123])\dth)(?![a-z])|[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];
  return words.join('-').toLowerCase();
}

/**
 * The id that dumi gives a demo, which its own page is at: `~demos/docs-demo-basic-demo-basic`.
 * @param page the page's path from the folder, without its language.
 * @param name the demo's own name: of its file, its `id`, or its place among the page's code blocks.
 * @param component name of the component that the page is about, if dumi knows one.
 */
export function dumiDemoId(page: string, name: string, component?: string): string {
  const prefix = component ?? kebabCase(page.replace(/((\/|^)index)?\.\w+$/, ''));
  return [prefix.toLowerCase(), 'demo', name.toLowerCase()].filter(Boolean).join('-');
}

/** The name of a demo's file as dumi takes it for the id: that of the folder for an `index`. */
export function dumiDemoName(file: string): string {
  const path = file.replace(/\/index\.[jt]sx?$/, '');
  return path.slice(path.lastIndexOf('/') + 1).replace(/(?<=.)\.[^.]*$/, '');
}

/**
 * The address that dumi gives a page.
 * @param page path from the folder of pages, without language and `.md`: `demo/useWatch`.
 * @param forced false where the configuration turns the change to kebab case off.
 */
export function dumiAddress(page: string, forced = true): string {
  const path = `/${page.replaceAll('.', '/')}`.replace(/\/index$/, '') || '/';
  if (!forced) return path;
  const dashed = (_: string, before: string | undefined, rest: string, at: number) =>
    `${before ?? ''}${before === undefined || before === '/' || at === 0 ? '' : '-'}${rest.toLowerCase()}`;
  return path.replace(/(.)?([A-Z][^A-Z/])/g, dashed).replace(/(.)?([A-Z]+)/g, dashed);
}
