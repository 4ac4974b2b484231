import { defineSite } from 'live-docs';

export default defineSite({
  title: 'live-docs',
  description:
    'Documentation sites for React component libraries: prerendered pages, demos that readers edit, and an API reference from types.',
  offline: true,
  repository: {
    url: 'https://github.com/react-component/table-docs',
    branch: 'main',
    directory: 'packages/live-docs',
  },
  logo: 'logo.svg',
  mdxComponents: 'docs/site-picture.tsx',
  // Shown without colours.
  codeLanguages: { mdx: null, yaml: null, toml: null, nginx: null },
  navigation: [
    { path: '/', title: 'Overview', sidebar: '/guide' },
    { path: '/guide', title: 'Guide', groups: ['Start', 'Write', 'Look', 'Extend', 'Publish'] },
    { path: '/migrate', title: 'Migrate' },
    { path: '/reference', title: 'Reference' },
    { path: '/about', title: 'About' },
  ],
});
