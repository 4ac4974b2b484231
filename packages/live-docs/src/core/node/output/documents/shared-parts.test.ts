import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles } from '../../../../../../../tests/support/write-files';
import { readSiteConfig } from '../../config/site-config';
import { ENGINE } from '../../files/entries';
import { sharedParts } from './shared-parts';

const CONFIG = readSiteConfig({ title: 'Site', library: 'library', repository: { url: 'https://example.org/site' } });

test("the generator is the site's own package, and the engine where that has no name or version", async () => {
  const made = await writeFiles({ 'package.json': '{ "name": "docs", "version": "1.2.3" }' });
  expect(sharedParts(made, CONFIG, '').generator).toBe('docs 1.2.3');

  const { name, version } = JSON.parse(readFileSync(join(ENGINE, 'package.json'), 'utf8')) as Record<string, string>;
  for (const text of ['{ "name": "docs" }', '{}'])
    expect(sharedParts(await writeFiles({ 'package.json': text }), CONFIG, '').generator).toBe(`${name} ${version}`);
  expect(sharedParts(await writeFiles({ 'index.mdx': '' }), CONFIG, '').generator).toBe(`${name} ${version}`);
});
