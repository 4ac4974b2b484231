import type { Plugin, UserConfig } from 'vite';
import { expect, it } from 'vitest';
import { testConfig } from '../../../../tests/unit/snapshot-of';
import { docsSite } from '../plugin';
import { scopedNames } from './scoped-names';

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
