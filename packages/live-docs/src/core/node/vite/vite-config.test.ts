import { build, createLogger, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../../../../tests/support/write-files';
import { testConfig } from '../../../../tests/unit/snapshot-of';
import { readSiteConfig } from '../config/site-config';
import { docsSite } from '../plugin';
import { scopedNames, viteConfig } from './vite-config';

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

it('names classes by the path of the site’s own file, and by the text of others', () => {
  const nameOf = scopedNames('/site');
  const own = nameOf('card', '/site/docs/look.module.css?direct', '.card {}');
  expect(nameOf('card', '/site/docs/look.module.css', '.card { top: 0 }')).toBe(own);
  expect(nameOf('card', '/site/docs/other.module.css', '.card {}')).not.toBe(own);
  const others = ['/a/node_modules/kit/look.module.css', '/site/node_modules/kit/look.module.css'];
  expect(new Set(others.map((file) => nameOf('card', file, '.card {}'))).size).toBe(1);
});

it.each(['build', 'serve'])('names classes so in a %s', (command) => {
  const plugin = docsSite(testConfig()).find((one) => one && 'name' in one && one.name === 'live-docs') as Plugin;
  const config = plugin.config as (user: object, env: object) => UserConfig;
  const { modules } = config({ root: '/site' }, { command }).css ?? {};
  expect(modules && modules.generateScopedName).toBeTypeOf('function');
});

it('leaves out a rule that is not valid, with a warning', async () => {
  const root = await writeFiles({
    'a.js': "import './a.css';",
    'a.css': '.a { color: red; , &[data-b] { top: 0 } }\n.c { top: 1px }',
  });
  const { css } = viteConfig(testConfig(), { all: [], aliases: [], problems: [] }, { root }, 'build');
  const warned: string[] = [];
  const customLogger = { ...createLogger('silent'), warn: (text: string) => void warned.push(text) };
  const { output } = (await build({
    root,
    configFile: false,
    customLogger,
    ...(css?.lightningcss && { css: { lightningcss: css.lightningcss } }),
    build: { write: false, rolldownOptions: { input: `${root}/a.js` } },
  })) as Rolldown.RolldownOutput;
  const style = output.find(({ fileName }) => fileName.endsWith('.css'));
  expect(style && 'source' in style && String(style.source)).toContain('.c{top:1px}');
  expect(warned.join()).toContain('lightningcss');
});
