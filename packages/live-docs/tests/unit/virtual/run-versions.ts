import type { RunVersions } from '../../../src/core/model';

/** Replaces `virtual:run-versions` in unit tests. */
const versions: RunVersions = {
  library: 'grid',
  installed: '2.0.0',
  list: [
    {
      key: '1_0_0',
      id: '1.0.0',
      name: 'old-grid',
      version: '1.0.0',
      chunk: 'old-grid-1.0.0.js',
      imports: ['react'],
      styles: { 'grid/style.css': 'old-grid-1.0.0.css' },
      types: 'assets/old-grid-1.0.0.json',
    },
  ],
};

export default versions;

export const loadFinder = () => import('../../../src/features/versions/browser/find-version');
