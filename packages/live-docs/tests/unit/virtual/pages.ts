import type { PageModule } from '../../../src/core/model';

/** Replaces `virtual:pages` in unit tests: pages are given to the code that needs them. */
export default async function loadPage(_path: string): Promise<PageModule | undefined> {
  return undefined;
}
