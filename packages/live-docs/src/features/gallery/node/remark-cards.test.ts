import { expect, it } from 'vitest';
import { snapshotOf } from '../../../../tests/unit/snapshot-of';

it('puts the picture of a demo before a link to one, and leaves other links and lists alone', async () => {
  const { pages } = await snapshotOf({
    'docs/index.mdx': `<Cards>\n- [Sticky](/sticky#demo-sticky) The header stays.\n- [Start](/sticky) A page.\n</Cards>\n\n- [Sticky](/sticky#demo-sticky)\n`,
    'docs/sticky.mdx': '<Demo src="./sticky.tsx" />\n',
    'docs/sticky.tsx': 'export default () => null;',
  });
  const { code, problems } = pages.get('/')!.compiled;
  expect(problems).toEqual([]);
  expect([...code.matchAll(/DemoPicture, \{\s*of: "(.*?)"/g)].map(([, of]) => of)).toEqual(['sticky']);
});
