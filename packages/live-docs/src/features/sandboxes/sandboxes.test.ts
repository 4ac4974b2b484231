import { expect, it } from 'vitest';
import { snapshotOf } from '../../../tests/unit/snapshot-of';
import { siteDataFiles } from '../../core/node/output/data/data-files';
import { VIRTUAL_MODULES } from '../../core/node/output/data/virtual-modules';
import { pagePolicy } from '../../core/node/output/documents/page-policy';
import type { Snapshot } from '../../core/node/snapshot/snapshot';

const site = await snapshotOf(
  {
    'docs/index.mdx': '---\ntitle: Home\n---\n<Demo src="./one.tsx" />\n',
    'docs/one.tsx': 'export default () => null;',
  },
  undefined,
  { sandboxes: ['stackblitz'] },
);

/** What a site has of the feature. */
const partsOf = (snapshot: Snapshot) => ({
  tools: VIRTUAL_MODULES['virtual:demo-tools']!({ snapshot } as never, ''),
  data: siteDataFiles({ snapshot })['sandbox'],
  policy: pagePolicy(snapshot.config, ''),
});

it('gives demos the sandboxes of the site, and what projects are made of', () => {
  const { tools, data, policy } = partsOf(site);
  expect(tools).toMatch(
    /^import Tools0 from ".*demo-tools.tsx";\nexport default \[{ Tools: Tools0, data: \["stackblitz"\] }\];$/,
  );
  expect(policy).toContain('form-action https://stackblitz.com;');
  expect(data).toBeTypeOf('function');
});

it('leaves nothing behind on a site without it', () => {
  const features = site.config.features.filter(({ name }) => name !== 'sandboxes');
  expect(partsOf({ ...site, config: { ...site.config, features } })).toEqual({
    tools: 'export default [];',
    data: undefined,
    policy: expect.stringContaining("form-action 'none';") as string,
  });
});
