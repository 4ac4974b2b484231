import type { PageInput, MarkdownOptions } from './page-output';

/** The module of the site's own components, and the names that it exports: null if these can't be known. */
export function siteComponents(
  { root, files }: PageInput,
  { mdxComponents }: MarkdownOptions,
): { module: string | undefined; names: readonly string[] | null } {
  if (mdxComponents === undefined) return { module: undefined, names: [] };
  const module = `${root}/${mdxComponents}`;
  return { module, names: files.exportedNames(module) };
}
