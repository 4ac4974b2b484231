import { defineSite } from 'live-docs';

export default defineSite({
  title: 'Table',
  description: 'Documentation of rc-table 7, the predecessor of @rc-component/table.',
  library: 'rc-table',
  offline: true,
  repository: {
    url: 'https://github.com/react-component/table-docs',
    branch: 'main',
    directory: 'examples/rc-table-7',
  },
  logo: 'logo.svg',
  apiParser: true,
  languages: [{ id: 'zh-CN', name: '中文', base: '/' }],
  navigation: [
    { path: '/', title: 'Overview' },
    {
      path: '/demo',
      title: 'Demo',
      groups: ['Basics', 'Columns', 'Expandable Rows', 'Scrolling', 'Fixed and Sticky', 'Events', 'Styling'],
    },
  ],
});
