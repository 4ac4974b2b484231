import { expect, it } from 'vitest';
import { snapshotOf } from '../../../../../tests/unit/snapshot-of';
import { lessSources } from './less-sources';

it('finds the Less of packages that the demos’ own imports, with what that imports', async () => {
  const packageJson = '{ "version": "1.0.0" }';
  const { root, files, demos } = await snapshotOf({
    'docs/index.mdx': '---\ntitle: Home\n---\n\n<Demo src="./a.tsx" />\n',
    'docs/a.tsx': `import './look.less'; import 'kit/alone.less'; export default () => null;`,
    'docs/look.less': `@import './base'; @import (reference) '~kit/look'; @import '@scope/own/look.less';`,
    'docs/base.less': '',
    'assets/look.less': `@import "./part.less";`,
    'assets/part.less': '',
    'node_modules/kit/package.json': packageJson,
    'node_modules/kit/look.less': `@import 'parts/one'; @import "@scope/own/part.less";`,
    'node_modules/kit/parts/one.less': '',
    'node_modules/kit/alone.less': '',
    ...Object.fromEntries(
      ['react', 'react-dom', 'less', '@scope/own'].map((name) => [`node_modules/${name}/package.json`, packageJson]),
    ),
  });
  const aliases = [{ name: '@scope/own/*', target: '/site/assets/*' }];
  expect(
    lessSources(
      [...demos.values()].map(({ parts }) => parts),
      { root, aliases, files },
    ),
  ).toEqual({
    'kit/look.less': '/site/node_modules/kit/look.less',
    'kit/parts/one.less': '/site/node_modules/kit/parts/one.less',
    '@scope/own/look.less': '/site/assets/look.less',
    '@scope/own/part.less': '/site/assets/part.less',
  });
});
