import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import config from '../../../tests/fixtures/reference/site.config';
import { readSiteConfig } from '../config/site-config';
import { API_MODULES } from './api-modules';
import { createSite } from './create-site';

it('lists what the demos in the tabs of a page use, too', { timeout: 60_000 }, async () => {
  const root = fileURLToPath(new URL('../../../tests/fixtures/reference', import.meta.url));
  const site = createSite(root, readSiteConfig(config));
  site.scan();
  expect(await API_MODULES['virtual:api-users']?.(site, '/guide/sticky')).toBe(
    'export default [{"table":"Sticky","home":"/","names":["offsetHeader"]}];',
  );
});
