import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../../../../tests/support/write-files';
import { toId } from '../files/paths';
import { keepLinks, reach } from './demo-modules';

it('lists the files that a demo reaches, packages and virtual modules aside', () => {
  const imports: Record<string, { importedIds: string[]; dynamicallyImportedIds: string[] }> = {
    '\0virtual:island/a': { importedIds: ['/s/a.tsx', '/s/node_modules/react/index.js'], dynamicallyImportedIds: [] },
    '/s/a.tsx': { importedIds: ['/s/a.css?inline'], dynamicallyImportedIds: ['/library/b.ts'] },
    '/library/b.ts': { importedIds: ['/s/a.tsx'], dynamicallyImportedIds: [] },
  };
  expect(reach('\0virtual:island/a', (id) => imports[id] ?? null)).toEqual(['/library/b.ts', '/s/a.css', '/s/a.tsx']);
});

/** Asks the plugin of a site where an import leads. */
async function siteWithLinks() {
  const repository = toId(await writeFiles({ 'pages/b.mdx': '', 'pages/b.ts': '', 'site/docs/a.md': '' }));
  symlinkSync(path.join(repository, 'pages'), path.join(repository, 'site/docs/more'), 'junction');
  const root = `${repository}/site`;
  const ours = ['docs/a.md', 'docs/more/b.mdx'].map((file) => `${root}/${file}`);
  const { configResolved, resolveId } = keepLinks(async (file) => ours.includes(file)) as unknown as {
    configResolved(config: { root: string }): void;
    resolveId: { filter: { id: RegExp }; handler(file: string): Promise<string | undefined> };
  };
  configResolved({ root });
  const resolve = async (file: string) => (resolveId.filter.id.test(file) ? resolveId.handler(file) : undefined);
  return { root, resolve };
}

it('names pages in linked folders by where the site has them', async () => {
  const { root, resolve } = await siteWithLinks();
  expect(await resolve(`${root}/docs/more/b.mdx`)).toBe(`${root}/docs/more/b.mdx`);
  expect(await resolve('/docs/more/b.mdx')).toBe(`${root}/docs/more/b.mdx`);
});

it('leaves to Vite what is no link, no page, or has a query', async () => {
  const { root, resolve } = await siteWithLinks();
  const others = [`${root}/docs/a.md`, `${root}/docs/more/b.ts`, `${root}/docs/more/b.mdx?raw`, './more/b.mdx'];
  expect(await Promise.all(others.map(resolve))).toEqual([undefined, undefined, undefined, undefined]);
});
