import { defineSite } from 'live-docs';
import { readPicture } from './pictures';

export default defineSite({
  title: 'Table',
  description: 'Documentation and live demos of the React table component @rc-component/table.',
  library: '@rc-component/table',
  formerly: ['rc-table'],
  repository: { url: 'https://github.com/react-component/table-docs', branch: 'main', directory: 'site' },
  offline: true,
  logo: 'logo.svg',
  apiParser: true,
  changelog: '/changelog',
  pictures: readPicture,
  serverStyles: 'server-styles.ts',
  languages: [{ id: 'zh-CN', name: '中文', file: 'languages/zh-cn.ts' }],
  navigation: [
    { path: '/', title: 'Overview', sidebar: '/guide' },
    {
      path: '/guide',
      title: 'Guide',
      groups: [
        'Start',
        'Data',
        'Columns',
        'Rows',
        'Scrolling, Fixed and Virtual',
        'Styling',
        'Accessibility and Testing',
        'TypeScript',
        'Performance',
        'Moving Here',
      ],
    },
    {
      path: '/demo',
      title: 'Demo',
      groups: [
        'Basics',
        'Columns',
        'Expandable Rows',
        'Scrolling',
        'Fixed and Sticky',
        'Virtual',
        'Events',
        'Styling',
        'Accessibility',
      ],
    },
    { path: '/changelog', title: 'Changelog' },
  ],
  vite: {
    build: {
      rolldownOptions: {
        // Their package.json doesn't say that importing them has no effects: without this, every demo loads all of the library.
        treeshake: { moduleSideEffects: [{ test: /node_modules\/@rc-component\/.+\.js$/, sideEffects: false }] },
      },
    },
  },
});
