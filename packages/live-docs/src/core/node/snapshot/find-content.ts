import { isLanguage, localeAt, toSlug, type Problem } from '../../model';
import { languageBase } from '../config/languages';
import { once } from '../files/files';
import { isInside, toPosix } from '../files/paths';
import { isReserved, RESERVED } from '../files/reserved-addresses';

/** A file of the site in MDX or Markdown, and the address it answers. */
export interface ContentFile {
  /** Id of the file: its absolute path, with `/`. */
  file: string;
  /** Path from the project's root, with `/`. */
  filename: string;
  /** Address below the base: `/demo/scroll-x`. */
  path: string;
  /** Key of the tab that the file is, for `page.$tab-<key>.mdx`, or `.md`. */
  tab?: string;
  /** Language of a translation: `zh-CN` of `page.zh-CN.mdx`. */
  language?: string;
}

/** The pages and tabs of a site, and problems of their names by the file whose page shows them. */
export interface FoundContent {
  content: ContentFile[];
  /** Translations of these, with the address of the page that they translate. */
  translations: ContentFile[];
  problems: Map<string, Problem[]>;
  /** Problems of translations that no page shows. */
  strays: Problem[];
}

/** Files that are no pages: parts of other pages (`_intro.md`). */
const PART = /(^|\/)_/;

/** The language in the name of a page's file, if it names a region or a script: `index.zh-CN.md`. */
const LANGUAGE = /\.([a-z]{2,3}-[A-Z][A-Za-z]+)\.mdx?$/;

interface ContentRules {
  /** The folder that a build writes the site to, from its own. */
  output?: string;
  /** The default language. */
  language?: { id: string };
  /** Languages that pages may be translated to, beside the default one. */
  languages?: readonly { id: string; base?: string | undefined }[];
}

/**
 * Finds pages and tabs. If two files answer the same address, the first one has it. A tab without a page is a page.
 * @param root id of the site's folder.
 * @param docs id of the folder of its pages.
 * @param files ids of files in there, sorted.
 */
export function findContent(
  root: string,
  docs: string,
  files: readonly string[],
  { output = 'dist', language: main = { id: 'en' }, languages = [] }: ContentRules = {},
): FoundContent {
  const isPage = (file: string) =>
    /\.mdx?$/.test(file) && !PART.test(toPosix(docs, file)) && !isInside(`${root}/${output}`, file);
  const all = files.filter(isPage).map((file) => toContentFile(root, docs, file, [main, ...languages]));
  const found = all.filter(({ language }) => language === undefined);
  const translated = new Set(all.map(({ language }) => language));
  const locales = languages.flatMap((one) => {
    const base = languageBase(one);
    // Some file systems don't tell them apart by case.
    return base !== undefined && translated.has(one.id) ? [{ id: one.id, base: base.toLowerCase() }] : [];
  });
  const byAddress = new Map<string, ContentFile>();
  const problems = new Map<string, Problem[]>();
  const add = ({ file }: ContentFile, problem: Problem) => once(problems, file, () => []).push(problem);
  for (const one of found) {
    const address = addressOf(one);
    const first = byAddress.get(address);
    if (first) add(first, atStart(one, duplicateAddress(address, first)));
    else byAddress.set(address, one);
    if (isReserved(one.path)) add(one, atStart(one, reservedAddress(one)));
    const taken = localeAt(one.path, locales);
    if (taken) add(one, atStart(one, addressOfLanguage(one, taken.id)));
  }
  const pages = new Set(found.flatMap(({ path, tab }) => (tab ? [] : [path])));
  const content = [...byAddress.values()].map((one) => {
    const { tab, ...page } = one;
    if (!tab || pages.has(one.path)) return one;
    add(one, atStart(one, missingPage(one, tab)));
    if (byAddress.has(one.path)) return one;
    byAddress.set(one.path, page);
    return page;
  });
  const { translations, strays } = findTranslations(all, byAddress, languages, main.id);
  return { content, translations, problems, strays };
}

/** The address of a page or a tab. */
export const addressOf = ({ path, tab }: ContentFile) => (tab ? `${path}?tab=${tab}` : path);

/** Of each page and tab, the first translation to each language. */
function findTranslations(
  all: readonly ContentFile[],
  pages: ReadonlyMap<string, ContentFile>,
  languages: NonNullable<ContentRules['languages']>,
  main: string,
): Pick<FoundContent, 'translations' | 'strays'> {
  const byAddress = new Map<string, ContentFile>();
  const strays: Problem[] = [];
  for (const one of all) {
    const { language } = one;
    if (language === undefined) continue;
    const key = `${language} ${addressOf(one)}`;
    const known = languages.find(({ id }) => id === language);
    const twin = byAddress.get(key);
    // Repositories have such files that no site shows.
    if (languages.length === 0) continue;
    // What a page was before it was migrated.
    if (!known && isLanguage(language, main) && pages.has(addressOf(one))) continue;
    if (!known) strays.push(atStart(one, unknownLanguage(language)));
    else if (languageBase(known) === undefined) strays.push(atStart(one, withoutAddress(language)));
    else if (!pages.has(addressOf(one))) strays.push(atStart(one, withoutPage(one, language)));
    else if (twin) strays.push(atStart(one, twoTranslations(twin)));
    else byAddress.set(key, one);
  }
  return { translations: [...byAddress.values()], strays };
}

function toContentFile(root: string, docs: string, file: string, languages: readonly { id: string }[]): ContentFile {
  const filename = toPosix(root, file);
  const inside = toPosix(docs, file);
  const name = inside.replace(/\.mdx?$/, '');
  const language = languages.find(({ id }) => name.endsWith(`.${id}`))?.id ?? LANGUAGE.exec(inside)?.[1];
  const plain = language === undefined ? name : name.slice(0, -language.length - 1);
  const [, page = '', tab] = /^(.*?)(?:\.\$tab-([^/]+))?$/.exec(plain) ?? [];
  return { file, filename, path: toAddress(page), ...(tab ? { tab } : {}), ...(language ? { language } : {}) };
}

/** `index` stands for its folder: `demo/index` answers `/demo`. */
function toAddress(page: string): string {
  return `/${page
    .split('/')
    .map(toSlug)
    .join('/')
    .replace(/(^|\/)index$/, '')}`;
}

type Wrong = Omit<Problem, 'file' | 'line'>;

const atStart = ({ filename }: ContentFile, wrong: Wrong): Problem => ({ file: filename, line: 1, ...wrong });

const reservedAddress = ({ path }: ContentFile): Wrong => ({
  found: `the address ${path}, where the build writes a file`,
  expected: RESERVED,
  fix: 'Rename the file or its folder',
});

const addressOfLanguage = ({ path }: ContentFile, language: string): Wrong => ({
  found: `the address ${path}, which is one of the pages in ${language}`,
  expected: 'an address that no language has',
  fix: 'Rename the file or its folder, or set "base" of the language in site.config.ts',
});

const unknownLanguage = (language: string): Wrong => ({
  found: `a translation to ${language}, which isn't in "languages" of site.config.ts`,
  expected: 'one of the languages of the site',
  fix: 'Add the language to "languages", or rename or delete the file',
});

const withoutAddress = (language: string): Wrong => ({
  found: `a translation to ${language}, whose "base" in site.config.ts is "/"`,
  expected: 'a language whose pages have addresses of their own',
  fix: `Remove "base" of the language, so that the page is below /${language}, or delete the file`,
});

const withoutPage = ({ filename }: ContentFile, language: string): Wrong => ({
  found: 'a translation of a page that is not there',
  expected: `${filename.replace(new RegExp(`\\.${language}(?=\\.mdx?$)`), '')} beside it`,
  fix: 'Add that page, or rename or delete the translation',
});

const twoTranslations = (first: ContentFile): Wrong => ({
  found: `a translation of the page that ${first.filename} translates, too`,
  expected: 'one translation of a page to a language',
  fix: 'Delete one of the two',
});

const duplicateAddress = (address: string, first: ContentFile): Wrong => ({
  found: `duplicate slug: the address ${address} is also answered by ${first.filename}`,
  expected: 'one file an address',
  fix: 'Rename or delete one of the two',
});

const missingPage = ({ filename, path }: ContentFile, tab: string): Wrong => ({
  found: `the tab "${tab}" has no page at ${path}`,
  expected: 'a page beside it',
  fix: `Add ${filename.replace(/\.\$tab-[^.]*/, '')} or rename the tab`,
});
