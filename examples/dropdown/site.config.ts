import { defineSite } from 'live-docs';

export default defineSite({
  title: 'Dropdown',
  description: 'Documentation and live demos of the React dropdown component @rc-component/dropdown.',
  library: '@rc-component/dropdown',
  offline: true,
  repository: { url: 'https://github.com/react-component/table-docs', branch: 'main', directory: 'examples/dropdown' },
  logo: 'logo.svg',
  theme: 'theme.css',
  apiParser: true,
  navigation: [
    { path: '/', title: 'Overview', sidebar: '/guide' },
    { path: '/guide', title: 'Guide' },
    { path: '/demo', title: 'Demo', groups: ['Basics', 'Triggers'] },
  ],
});
