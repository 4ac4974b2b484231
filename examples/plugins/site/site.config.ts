import { defineSite } from 'live-docs';
import { announcement } from '../announcement/index';
import { feedback } from '../feedback/index';
import { readingList } from '../reading-list/index';
import { readingTime } from '../reading-time/index';
import { status } from '../status/index';
import { theme } from '../theme/index';

/** A site with each of the plugins beside it. */
export default defineSite({
  title: 'Plugins',
  description: 'A small site with a status of each page, an announcement, feedback, a page to print and another look.',
  repository: {
    url: 'https://github.com/react-component/table-docs',
    branch: 'main',
    directory: 'examples/plugins/site',
  },
  languages: [{ id: 'zh-CN', name: '中文', base: '/zh-CN', file: 'languages/zh-CN.ts' }],
  navigation: [
    { path: '/', title: 'Overview', sidebar: '/guide' },
    { path: '/guide', title: 'Guide' },
  ],
  plugins: [
    theme(),
    announcement({
      id: 'version-2',
      text: { 'en': 'Version 2 is out.', 'zh-CN': '第二版已发布。' },
      link: '/guide/upgrade',
    }),
    status({ required: '/guide', properties: { 'Counter.step': 'beta' } }),
    readingList({ path: '/guide', title: { 'en': 'Guide', 'zh-CN': '指南' } }),
    readingTime(),
    feedback({ address: 'https://feedback.example/answers' }),
  ],
});
