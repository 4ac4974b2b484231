import { definePlugin, moduleAt, z } from 'live-docs/plugin';

/** Asks below every page whether it was helpful. It sets no cookie, and sends nothing before a reader answers. */
export const feedback = definePlugin({
  name: 'feedback',
  interface: 1,
  options: z
    .strictObject({
      /**
       * Where answers go, as a form with `page` and `helpful` (`yes` or `no`). Without it, readers open an issue in the site's
       * repository, which names the page. Default: none.
       */
      address: z.url({ protocol: /^https$/ }).optional(),
    })
    .prefault({}),
  setup: ({ address }) => ({
    messages: {
      'en': {
        question: 'Was this page helpful?',
        yes: 'Yes',
        no: 'No',
        thanks: 'Thank you.',
        failed: 'Your answer couldn’t be sent.',
        missing: 'Tell us what is missing',
        demo: 'Report a problem with this demo',
      },
      'zh-CN': {
        question: '这一页有帮助吗？',
        yes: '有',
        no: '没有',
        thanks: '谢谢。',
        failed: '未能发送。',
        missing: '告诉我们缺少什么',
        demo: '报告此示例的问题',
      },
    },
    slots: {
      'page-end': { module: moduleAt(import.meta.url, './question.tsx'), props: { address } },
      'demo-end': moduleAt(import.meta.url, './demo-link.tsx'),
    },
    policy: address === undefined ? {} : { 'connect-src': [new URL(address).origin] },
  }),
});
