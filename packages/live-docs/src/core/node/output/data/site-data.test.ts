import { expect, test } from 'vitest';
import { snapshotOf } from '../../../../../tests/unit/snapshot-of';
import { siteData } from './site-data';

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
