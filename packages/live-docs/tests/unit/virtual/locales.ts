import type locales from 'virtual:locales';

/** Replaces `virtual:locales` in unit tests: a site with pages in French. */
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
