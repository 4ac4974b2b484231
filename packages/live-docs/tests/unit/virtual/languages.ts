import type { SiteTexts } from '../../../src/model';

/** Replaces `virtual:languages` in unit tests: a site that has French texts and words of its own in Chinese. */
export const english: SiteTexts = {};

export const hasTranslations = true;

export const loaders: Record<string, () => Promise<SiteTexts>> = {
  'fr': () => Promise.resolve({ 'menu': 'Menu (fr)', 'nav.Demo': 'Exemples' }),
  'zh-CN': () => Promise.resolve({ 'nav.Demo': '示例', 'group.Basics': '基础用法' }),
};
