import { defineSite } from 'live-docs';
import { remarkDrawings } from './drawings';
import { readPicture } from './pictures';

export default defineSite({
  title: 'Table',
  description: 'Documentation and live demos of the React table component @rc-component/table.',
  library: '@rc-component/table',
  formerly: ['rc-table'],
  versions: { run: ['7.40', '7.55', '1.9', '1.10', '1.11'] },
  repository: { url: 'https://github.com/react-component/table-docs', branch: 'main', directory: 'site' },
  offline: true,
  logo: 'logo.svg',
  apiParser: true,
  changelog: '/changelog',
  archives: [{ name: 'v7', title: '7.x' }],
  pictures: readPicture,
  remarkPlugins: [remarkDrawings],
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
  redirects: {
    // The first page had these until it had got too long.
    '/#objects-and-exports': '/guide/api',
    '/#expandable': '/guide/api#expandable',
    '/#sticky': '/guide/api#sticky',
    '/#components': '/guide/api#components',
    '/#class-names-and-styles': '/guide/api#class-names-and-styles',
    '/#ref': '/guide/api#ref',
    '/#virtual-table': '/guide/api#virtual-table',
    '/#other-exports': '/guide/api#other-exports',
    '/#api-expandable-*': '/guide/api#api-expandable-*',
    '/#api-sticky-*': '/guide/api#api-sticky-*',
    '/#api-components-*': '/guide/api#api-components-*',
    '/#api-classnames-*': '/guide/api#api-classnames-*',
    '/#api-ref-*': '/guide/api#api-ref-*',
    '/#api-scrollconfig-*': '/guide/api#api-scrollconfig-*',
    '/#api-virtualtable-*': '/guide/api#api-virtualtable-*',
  },
  vite: {
    build: {
      rolldownOptions: {
        // Their package.json doesn't say that importing them has no effects: without this, every demo loads all of the library.
        treeshake: { moduleSideEffects: [{ test: /node_modules\/@rc-component\/.+\.js$/, sideEffects: false }] },
      },
    },
  },
});
