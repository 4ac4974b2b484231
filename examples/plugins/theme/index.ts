import { definePlugin, moduleAt } from 'live-docs/plugin';

/** A look like a printed book: another header, other titles and callouts, and the colours of paper. */
export const theme = definePlugin({
  name: 'paper',
  interface: 1,
  setup: () => ({
    theme: moduleAt(import.meta.url, './colours.css'),
    messages: {
      'en': { note: 'Note', tip: 'Tip', warning: 'Warning' },
      'zh-CN': { note: '注意', tip: '提示', warning: '警告' },
    },
    parts: {
      'header': moduleAt(import.meta.url, './header.tsx'),
      'page-title': moduleAt(import.meta.url, './page-title.tsx'),
      'start-page': moduleAt(import.meta.url, './start-page.tsx'),
      'callout': moduleAt(import.meta.url, './callout.tsx'),
    },
  }),
});
