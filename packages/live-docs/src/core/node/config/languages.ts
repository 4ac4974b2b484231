import path from 'node:path';
import type { z } from 'zod';
import { isLanguage, type FeatureTexts } from '../../model';
import { TEXTS } from '../files/entries';
import type { ChosenFeature } from './chosen-feature';

/** A language as the option `languages` has it. */
export interface SiteLanguage {
  id: string;
  name: string;
  file?: string | undefined;
  base?: string | undefined;
}

/** The languages that the engine has texts of the interface in, for messages. */
export const SHIPPED = Object.keys(TEXTS).join(' and ');

/** The module with the engine's texts in a language, if it has any. Those in `en` are those in `en-GB`, too. */
export const shippedTexts = (id: string): string | undefined =>
  Object.entries(TEXTS).find(([language]) => isLanguage(id, language))?.[1];

/**
 * The modules with the texts of a language: the engine's, which are English where it has no others, and the site's over them. Pages of
 * a site in English have the English ones in any language.
 * @param root id of the site's folder.
 */
export function textModules(root: string, { language: main }: { language: SiteLanguage }, one: SiteLanguage): string[] {
  const shipped = shippedTexts(one.id) ?? TEXTS['en']!;
  const isThere = one !== main && shipped === TEXTS['en'] && shippedTexts(main.id) === shipped;
  return [...(isThere ? [] : [shipped]), ...(one.file ? [path.posix.join(root, one.file)] : [])];
}

/** What the addresses of a language's pages start with; undefined where they're those of the default language. */
export const languageBase = ({ id, base = `/${id}` }: { id: string; base?: string | undefined }): string | undefined =>
  base === '/' ? undefined : base;

/** What the options say of languages. */
interface LanguageOptions {
  language: string;
  languages: SiteLanguage[];
}

/** Makes issues of a default language without texts, and of one with addresses that start with something. */
export function checkLanguages({ language, languages }: LanguageOptions, context: z.core.$RefinementCtx): void {
  const at = languages.findIndex(({ id }) => id === language);
  if (at < 0 && shippedTexts(language) === undefined)
    context.addIssue({
      code: 'custom',
      path: ['language'],
      message: `a language that the engine has texts in (${SHIPPED}), or one that "languages" has a file with texts for: { id: '${language}', name: '${ownName(language)}', file: 'languages/${language}.ts' }`,
    });
  if (languages[at]?.base !== undefined)
    context.addIssue({
      code: 'custom',
      path: ['languages', at, 'base'],
      message: 'no "base" of the default language, whose addresses start with nothing',
    });
}

/** Options with the default language as it's listed, and without it in the list. */
export type SplitLanguages<Options> = Omit<Options, 'language'> & { language: SiteLanguage };

/** Takes the default language out of the others, and names it if the site doesn't. */
export function splitLanguages<Options extends LanguageOptions>(options: Options): SplitLanguages<Options> {
  const { language: id, languages } = options;
  const language = languages.find((one) => one.id === id) ?? { id, name: ownName(id) };
  return { ...options, language, languages: languages.filter((one) => one !== language) };
}

/** What a language is called in itself, without its region: `中文` for `zh-CN`. */
function ownName(id: string): string {
  const [primary = id] = id.split('-');
  return new Intl.DisplayNames([id], { type: 'language' }).of(primary) ?? id;
}

/** The texts of a feature in all languages of a site, each whole: what one lacks is in English, or in the first one that there is. */
export function featureTexts({ features, language, languages }: LanguagesOfSite, name: string): FeatureTexts {
  const messages = features.find((feature) => feature.name === name)?.parts.messages ?? {};
  const textsIn = (id: string) => {
    const near = Object.keys(messages).filter((tag) => isLanguage(id, tag));
    const [first = ''] = Object.keys(messages);
    return Object.assign(
      {},
      ...[first, 'en', ...near.toSorted((a, b) => a.length - b.length)].map((tag) => messages[tag]),
    );
  };
  return { name, texts: Object.fromEntries([language, ...languages].map(({ id }) => [id, textsIn(id)])) };
}

interface LanguagesOfSite {
  features: readonly ChosenFeature[];
  language: SiteLanguage;
  languages: readonly SiteLanguage[];
}
