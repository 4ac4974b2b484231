import path from 'node:path';
import config from '../../site.config';
import type { Store } from '../../../packages/live-docs/src/core/node/snapshot/create-store';
import { storeOf } from '../../../packages/live-docs/tests/unit/snapshot-of';

let store: Store | undefined;

/** The store of the real site. The test files that a worker runs share it: reading the site takes seconds. */
export function siteStore(): Store {
  store ??= storeOf(path.resolve(import.meta.dirname, '../..'), config);
  return store;
}
