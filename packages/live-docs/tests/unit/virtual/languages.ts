import enUs from '../../../src/core/browser/locale/en-us';
import type { SiteTexts } from '../../../src/core/model';

/** Replaces `virtual:languages` in unit tests: a site in English. */
export const id = 'en';
export const name = 'English';

export const texts: SiteTexts = enUs;

export const tags = /^en\b/i;

export const hasTranslations = true;
