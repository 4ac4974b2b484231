import type { Files } from './files';

/** The file beside a page that loads its data: `page.server.ts`, `page.client.ts`. @param page id of the page's file. */
export function companionFile(page: string, kind: 'server' | 'client', files: Files): string | undefined {
  const file = page.replace(/\.mdx$/, `.${kind}.ts`);
  return files.has(file) ? file : undefined;
}

/** The page that a file loads the data of, by the file's name; the file itself, if it has no such name. */
export function companionPage(file: string): string {
  return file.replace(/\.(server|client)\.ts$/, '.mdx');
}
