import type { DemoCode } from '../../../src/model';

/** Stands in for `virtual:demo-codes` in unit tests. */
const codes: Record<string, () => Promise<DemoCode>> = {};

export default codes;
