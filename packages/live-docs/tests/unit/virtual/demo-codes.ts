import type { DemoCode } from '../../../src/model';

/** Stands in for `virtual:demo-codes` in unit tests. */
export default async function loadDemoCodes(): Promise<Record<string, () => Promise<DemoCode>>> {
  return {};
}
