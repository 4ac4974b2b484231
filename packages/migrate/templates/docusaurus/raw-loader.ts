import type { Plugin } from 'vite';

/** Imports the text of a file as webpack does: `import code from '!!raw-loader!./a.tsx'`. */
export const rawLoader: Plugin = {
  name: 'raw-loader',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^!{1,2}raw-loader!/ },
    handler(id, importer) {
      return this.resolve(`${id.replace(/^!{1,2}raw-loader!/, '')}?raw`, importer);
    },
  },
};
