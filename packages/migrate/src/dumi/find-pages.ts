import path from 'node:path';
import type { DumiConfig } from './dumi-config';
import { dumiAddress } from './dumi-names';
import type { Languages } from './languages';
import type { DumiPage } from './page';
import type { Folder } from '../plan';

export interface FoundPages {
  /** The folder of the site's pages. */
  docs: string;
  pages: DumiPage[];
  /** Each with the page that it translates. */
  translations: (DumiPage & { of: DumiPage })[];
  /** Files of pages that another file in the same language gives, too, and that file. */
  others: { file: string; place: string }[];
}

const ATOM = /^([^/]+|[^/]+\/(index|README)(\.[^/]+)?)\.md$/;

/** Finds the pages that dumi shows. One that lies outside the folder of pages is written into it. */
export function findPages(
  { files }: Pick<Folder, 'files'>,
  config: DumiConfig,
  { all, main, unnamed }: Languages,
): FoundPages {
  const dirs = (config.resolve?.docDirs ?? ['docs']).map((one) =>
    typeof one === 'string' ? { dir: one, type: undefined } : one,
  );
  const atoms = config.resolve?.atomDirs ?? [{ type: 'component', dir: 'src' }];
  const markdown = [...files].filter((file) => file.endsWith('.md')).toSorted();
  const docs = clean((dirs.find(({ type }) => type === undefined) ?? { dir: 'docs' }).dir);
  /** The files of each page, by where the page is written to. */
  const found = new Map<string, DumiPage[]>();

  const add = (dir: string, prefix: string, file: string) => {
    const inside = file.slice(dir.length + 1);
    // A language is before or behind the key of a tab: `a.en-US.$tab-api.md`, `a.$tab-api.en-US.md`.
    const parts = inside.replace(/\.md$/, '').split('.');
    const at = parts.length - (parts.at(-1)?.startsWith('$tab-') ? 2 : 1);
    const named = at > 0 ? all.find(({ locale }) => parts[at] === locale) : undefined;
    const plainName = (named === undefined ? parts : parts.toSpliced(at, 1)).join('.');
    const plain = `${dir}/${plainName}.md`;
    const place = prefix + plainName.replace(/(^|\/)README$/, prefix || named ? '$1index' : '$&');
    const target = prefix === '' && dir === docs ? plain : `${docs}/${place}.md`;
    const page: DumiPage = {
      source: file,
      target,
      plain,
      locale: named?.locale,
      language: named ?? unnamed,
      component: besides(plain),
      address: dumiAddress(place, config.resolve?.forceKebabCaseRouting ?? true),
    };
    found.set(target, [...(found.get(target) ?? []), page]);
  };
  /** The component in a file beside the page, if dumi looks for components there. */
  const besides = (page: string): string | undefined => {
    const file = ['.tsx', '.jsx']
      .map((ending) => page.replace(/(\.\$tab-[^/]+)?\.md$/, ending))
      .find((one) => files.has(one));
    const dir = atoms.map((atom) => clean(atom.dir)).find((one) => file?.startsWith(`${one}/`));
    return file === undefined || dir === undefined
      ? undefined
      : path.posix.relative(dir, file).replace(/((^|\/)index)?\.\w+$/, '') || undefined;
  };
  const taken = new Set<string>();
  const addAll = (written: string, prefix: string, isPage: (inside: string) => boolean) => {
    const dir = clean(written);
    for (const file of markdown) {
      if (!file.startsWith(`${dir}/`) || taken.has(file) || !isPage(file.slice(dir.length + 1))) continue;
      taken.add(file);
      add(dir, prefix, file);
    }
  };
  for (const { dir, type } of dirs)
    addAll(dir, type === undefined ? '' : `${plural(type)}/`, (inside) => !/(^|\/)[._]/.test(inside));
  for (const { type, subType, dir } of atoms)
    addAll(dir, `${[plural(type), ...(subType === undefined ? [] : [subType])].join('/')}/`, (inside) =>
      ATOM.test(inside),
    );
  const pages: DumiPage[] = [];
  const translations: FoundPages['translations'] = [];
  const others: FoundPages['others'] = [];
  for (const [target, some] of found) {
    // The plain name comes first where two files are in one language.
    const sorted = some.toSorted((a, b) => Number(a.locale !== undefined) - Number(b.locale !== undefined));
    const byLanguage = new Map(sorted.toReversed().map((page) => [page.language, page]));
    const page = byLanguage.get(main) ?? sorted[0]!;
    pages.push(page);
    for (const { source, language } of sorted) {
      const place = byLanguage.get(language)?.source ?? source;
      if (place !== source) others.push({ file: source, place });
    }
    for (const [language, translation] of byLanguage) {
      if (translation === page) continue;
      translations.push({ ...translation, target: target.replace(/\.md$/, `.${language.id}.md`), of: page });
    }
  }
  return { docs, pages, translations, others };
}

const clean = (dir: string) => path.posix.normalize(dir.replaceAll('\\', '/')).replace(/^\.\/|\/+$/g, '');

/** The plural of a word in an address, as dumi makes it: `components`, `utilities`, `hooks`. */
const plural = (word: string) =>
  word.endsWith('s')
    ? word
    : /[^aeiou]y$/.test(word)
      ? `${word.slice(0, -1)}ies`
      : /(x|ch|sh)$/.test(word)
        ? `${word}es`
        : `${word}s`;
