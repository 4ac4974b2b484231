import type { SiteTexts } from '../../../src/core/model';

/** Replaces `virtual:languages` in unit tests. */
export const english: SiteTexts = {};

export const hasTranslations = true;
