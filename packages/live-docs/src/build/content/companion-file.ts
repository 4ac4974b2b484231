import { existsSync } from 'node:fs';

/** The file beside a page that loads its data: `page.server.ts`, `page.client.ts`. @param page absolute path of the page. */
export function companionFile(page: string, kind: 'server' | 'client'): string | undefined {
  const file = page.replace(/\.mdx$/, `.${kind}.ts`);
  return existsSync(file) ? file : undefined;
}

/** The page that a file loads the data of, by the file's name; the file itself, if it has no such name. */
export function companionPage(file: string): string {
  return file.replace(/\.(server|client)\.ts$/, '.mdx');
}
