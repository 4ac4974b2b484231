import type { DemoTools } from '../../../src/core/model';

/** A site whose features add nothing to the toolbar of demos. */
const tools: readonly DemoTools[] = [];

export default tools;
