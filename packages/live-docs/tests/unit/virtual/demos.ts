import type { DemoModule } from '../../../src/core/model';

/** Replaces `virtual:demos` in unit tests. */
const demos: Record<string, () => Promise<DemoModule>> = {};

export default demos;
