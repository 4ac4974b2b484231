import type { LiveImports } from '../../../src/model';

/** Stands in for `virtual:live-imports` in unit tests: imports are given to the code that needs them. */
const imports: LiveImports = { packages: {}, styles: {}, files: {}, demos: {} };

export default imports;
