/** Address of a page's Markdown, below the base: `demo/simple.md` of `/demo/simple`. @param path the page's. */
export const markdownAddress = (path: string): string => `${path === '/' ? 'index' : path.slice(1)}.md`;
