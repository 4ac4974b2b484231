import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../../../../tests/support/write-files';
import { readSiteConfig } from '../config/site-config';
import { viteConfig } from './vite-config';

it.each(['module', 'commonjs'])('takes the default of a CommonJS package in a site of type %s', async (type) => {
  const root = await writeFiles({
    'package.json': JSON.stringify({ type }),
    'demo.js': "import old, { named } from 'old'; export default old(named);",
    'node_modules/old/package.json': '{ "name": "old", "version": "1.0.0" }',
    'node_modules/old/index.js':
      "exports.__esModule = true; exports.named = 'named'; exports.default = (name) => `old ${name}`;",
  });
  const config = readSiteConfig({ title: 'A', library: 'old', repository: { url: 'https://example.org' } });
  const { legacy } = viteConfig(config, { all: [], aliases: [], problems: [] }, { root }, 'build');
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    ...(legacy && { legacy }),
    build: { write: false, rolldownOptions: { input: `${root}/demo.js`, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  const module = (await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)) as { default: unknown };
  expect(module.default).toBe('old named');
});
