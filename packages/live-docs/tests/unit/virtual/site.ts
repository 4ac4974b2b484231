import type { SiteData } from '../../../src/core/model';

/** Replaces `virtual:site` in unit tests. */
const site: SiteData = {
  title: 'Table',
  base: '/',
  libraryVersion: '1.0.0',
  repository: {
    url: 'https://example.com/table',
    edit: 'https://example.com/table/edit/main/',
    issues: 'https://example.com/table/issues/new',
  },
  languages: [{ id: 'zh-CN', name: '中文' }],
  navigation: [
    { title: 'Overview', path: '/', link: '/', order: 0, children: [] },
    { title: 'Demo', path: '/demo', link: '/demo', order: 1, children: [] },
  ],
};

export default site;
