import { definePlugin, moduleAt, z } from 'live-docs/plugin';

/** A bar above every page. Readers who close it don't see it again. */
export const announcement = definePlugin({
  name: 'announcement',
  interface: 1,
  options: z.strictObject({
    /** Names what is announced. With another one, the bar is back for those who closed the last. */
    id: z.string().min(1),
    /** The text, by language: `{ 'en': 'Version 2 is out' }`. A language without one has the first. */
    text: z.record(z.string(), z.string().min(1)),
    /** Where the text leads: an address of the site, or of another one. */
    link: z.string().optional(),
  }),
  setup: (options) => ({
    messages: {
      'en': { bar: 'Announcement', close: 'Close' },
      'zh-CN': { bar: '公告', close: '关闭' },
    },
    slots: { 'body-start': { module: moduleAt(import.meta.url, './bar.tsx'), props: options } },
  }),
});
