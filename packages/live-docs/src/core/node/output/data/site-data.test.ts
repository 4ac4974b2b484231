import { expect, test } from 'vitest';
import { writeFiles } from '../../../../../../../tests/support/write-files';
import { snapshotOf } from '../../../../../tests/unit/snapshot-of';
import { readLogo, siteData } from './site-data';

const manifest = (owner: string) => JSON.stringify({ version: '1.0.0', repository: `github:${owner}` });

test("the header links to the repository of the libraries, and to the site's if they have none in common", async () => {
  const urlOf = async (packages: Record<string, string>, own?: string) => {
    const files = Object.entries(packages).map(([name, text]) => [`node_modules/${name}/package.json`, text]);
    const all = Object.keys(packages).map((name) => ({
      name,
      ...(name === own && { own: { ...OWN, folder: `/site/node_modules/${name}` } }),
    }));
    const snapshot = await snapshotOf(
      { 'docs/index.md': '# A\n', ...Object.fromEntries(files) },
      undefined,
      {},
      { all, aliases: [], problems: [] },
    );
    return siteData(snapshot).repository.url;
  };
  const site = 'https://example.org/site';
  expect(await urlOf({ kit: manifest('a/kit') })).toBe('https://github.com/a/kit');
  expect(await urlOf({ kit: manifest('a/kits'), more: manifest('a/kits') })).toBe('https://github.com/a/kits');
  expect(await urlOf({ kit: manifest('a/kit'), more: manifest('a/more') })).toBe(site);
  expect(await urlOf({ kit: '{"version":"1.0.0"}' })).toBe(site);
  expect(await urlOf({ kit: manifest('a/kit') }, 'kit')).toBe(site);
  expect(await urlOf({})).toBe(site);
});

const OWN = { entry: '', source: '', version: '1.0.0', published: [], aliases: [], strictness: {} };

test('the logo on another host keeps its address', () => {
  expect(readLogo('/site', 'https://example.org/u/9?s=200&v=4.svg', '/docs/')).toEqual({
    src: 'https://example.org/u/9?s=200&v=4.svg',
  });
});

test('a small drawing as a logo is part of the page, and any other file is linked', async () => {
  const root = await writeFiles({
    'public/small.svg': '<?xml version="1.0"?>\n<!-- by hand -->\n<svg><path/></svg>\n',
    'public/large.svg': `<svg>${'<path/>'.repeat(1000)}</svg>`,
  });
  expect(readLogo(root, 'small.svg', '/docs/')).toEqual({ svg: '<svg><path/></svg>' });
  expect(readLogo(root, 'large.svg', '/docs/')).toEqual({ src: '/docs/large.svg' });
  expect(readLogo(root, 'my logo.png', '/docs/')).toEqual({ src: '/docs/my%20logo.png' });
});
