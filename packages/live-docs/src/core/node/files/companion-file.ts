import type { Files } from './files';

/** The file beside a page that loads its data: `page.server.ts`, `page.client.ts`. @param page id of the page's file. */
export function companionFile(page: string, kind: 'server' | 'client', files: Files): string | undefined {
  const file = page.replace(/\.mdx?$/, `.${kind}.ts`);
  return files.has(file) ? file : undefined;
}
