import path from 'node:path';
import { localesOf, type DumiConfig } from './dumi-config';
import { dumiAddress } from './dumi-names';
import type { DumiPage } from './page';
import type { Folder } from './plan';

export interface FoundPages {
  /** The folder of the site's pages. */
  docs: string;
  pages: DumiPage[];
  /** Pages in other languages than the default one. */
  translations: string[];
}

const ATOM = /^([^/]+|[^/]+\/(index|README)(\.[^/]+)?)\.md$/;

/** Finds the pages that dumi shows. One that lies outside the folder of pages is written into it. */
export function findPages({ files }: Pick<Folder, 'files'>, config: DumiConfig): FoundPages {
  const locales = localesOf(config);
  const dirs = (config.resolve?.docDirs ?? ['docs']).map((one) =>
    typeof one === 'string' ? { dir: one, type: undefined } : one,
  );
  const atoms = config.resolve?.atomDirs ?? [{ type: 'component', dir: 'src' }];
  const markdown = [...files].filter((file) => file.endsWith('.md')).toSorted();
  const docs = clean((dirs.find(({ type }) => type === undefined) ?? { dir: 'docs' }).dir);
  const pages: DumiPage[] = [];
  const translations: string[] = [];

  const add = (dir: string, prefix: string, file: string, component?: string) => {
    const inside = file.slice(dir.length + 1);
    const name = inside.replace(/\.md$/, '');
    const locale = locales.find(({ id }) => name.endsWith(`.${id}`))?.id;
    if (locale !== undefined && locale !== locales[0]?.id) {
      translations.push(file);
      return;
    }
    const plainName = locale === undefined ? name : name.slice(0, -locale.length - 1);
    const plain = `${dir}/${plainName}.md`;
    // The plain name stands for the default language, too.
    if (locale !== undefined && files.has(plain)) return;
    const place = prefix + plainName.replace(/(^|\/)README$/, prefix || locale ? '$1index' : '$&');
    pages.push({
      source: file,
      target: prefix === '' && dir === docs ? plain : `${docs}/${place}.md`,
      plain,
      locale,
      component: component ?? besides(plain),
      address: dumiAddress(place, config.resolve?.forceKebabCaseRouting ?? true),
    });
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
  for (const { dir: written, type } of dirs) {
    const dir = clean(written);
    for (const file of markdown) {
      if (!file.startsWith(`${dir}/`) || taken.has(file) || /(^|\/)[._]/.test(file.slice(dir.length + 1))) continue;
      taken.add(file);
      add(dir, type === undefined ? '' : `${plural(type)}/`, file);
    }
  }
  for (const { type, subType, dir: written } of atoms) {
    const dir = clean(written);
    for (const file of markdown) {
      if (!file.startsWith(`${dir}/`) || taken.has(file) || !ATOM.test(file.slice(dir.length + 1))) continue;
      taken.add(file);
      add(dir, [plural(type), subType, ''].filter((part) => part !== undefined).join('/'), file);
    }
  }
  return { docs, pages, translations };
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
