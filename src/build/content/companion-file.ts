import { existsSync } from 'node:fs';

/** The file beside a page that loads its data: `page.server.ts`, `page.client.ts`. @param page absolute path of the page. */
export function companionFile(page: string, kind: 'server' | 'client'): string | undefined {
  const file = page.replace(/\.mdx$/, `.${kind}.ts`);
  return existsSync(file) ? file : undefined;
}
