import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import config from '../../../../tests/fixtures/reference/site.config';
import { storeOf } from '../../../../tests/unit/snapshot-of';
import { API_MODULES } from './api-modules';

it('lists what the demos in the tabs of a page use, too', async () => {
  const root = fileURLToPath(new URL('../../../../tests/fixtures/reference', import.meta.url));
  const store = storeOf(root, config);
  const frame = () => Promise.reject(new Error('It needs no frame'));
  const input = { snapshot: await store.snapshot(), api: () => store.api(), frame, target: 'server' as const };
  expect(await API_MODULES['virtual:api-users']?.(input, '/guide/sticky')).toBe(
    'export default [{"table":"Sticky","home":"/","names":["offsetHeader"]}];',
  );
});
