import type locales from 'virtual:locales';
import type { SiteTexts } from '../../../src/core/model';

/** Replaces `virtual:locales` in unit tests: a site with pages and texts in French, and some Chinese texts. */
const french: typeof locales = [
  {
    base: '/fr',
    load: async () => ({
      locale: 'fr',
      texts: { 'not.found.back': 'Accueil' },
      localize: (to) => `/fr${to}`,
      toDefault: (path) => path.slice('/fr'.length),
      localizeSite: (site) => site,
    }),
  },
];

export default french;

export const loaders: Record<string, (() => Promise<SiteTexts>)[]> = {
  'fr': [() => Promise.resolve({ 'menu': 'Menu (fr)', 'nav.Demo': 'Exemples' })],
  'zh-CN': [
    () => import('../../../src/core/browser/locale/zh-cn').then(({ default: texts }) => ({ ...texts })),
    () => Promise.resolve({ 'nav.Demo': '示例', 'group.Basics': '基础用法' }),
  ],
};
