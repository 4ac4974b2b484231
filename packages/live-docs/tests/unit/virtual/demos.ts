import type { DemoModule } from '../../../src/model';

/** Stands in for `virtual:demos` in unit tests. */
const demos: Record<string, () => Promise<DemoModule>> = {};

export default demos;
