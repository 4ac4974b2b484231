import { definePlugin, moduleAt, z } from 'live-docs/plugin';
import { countWords, type Node } from './count-words';

/** Says above each page how long it takes to read it. `reading-time: 12` in the front matter says another time, in minutes. */
export const readingTime = definePlugin({
  name: 'reading-time',
  interface: 1,
  options: z
    .strictObject({
      /** Words that a reader reads in a minute. Default: 220. */
      speed: z.number().positive().default(220),
    })
    .prefault({}),
  setup: ({ speed }) => ({
    frontMatter: z.number().positive(),
    compile: {
      remark: [
        () => (tree: Node, file: { data: Record<string, unknown> }) => {
          file.data['reading-time'] = Math.ceil(countWords(tree) / speed);
        },
      ],
    },
    slots: { 'page-start': moduleAt(import.meta.url, './time.tsx') },
    messages: {
      'en': { time: '{minutes} min read' },
      'zh-CN': { time: '阅读约 {minutes} 分钟' },
    },
  }),
});
