import { attempt } from '../attempt';
import type { Note, Place as Start } from '../plan';
import type { SiteLanguage } from '../print-config';
import { asRecord, text } from '../values';
import type { DocPage } from './find-docs';
import { needsTexts } from './migrate-config';
import type { Entry } from './navigation';
import type { SiteOptions } from './options';
import type { Place } from './sidebars';

/** A language of the site, and the texts that it has for the navigation. */
interface PlannedLanguage {
  option: SiteLanguage;
  texts: Record<string, string>;
}

/** The languages of a site: those that pages are translated to, and the default one if its texts are to be written. */
export function planLanguages(
  { folder, options, file }: Pick<Start, 'folder'> & { options: SiteOptions; file: string },
  translations: readonly DocPage[],
  places: ReadonlyMap<string, Place>,
  entries: readonly Entry[],
): { languages: PlannedLanguage[]; notes: Note[] } {
  const notes: Note[] = [];
  const main = needsTexts(options.language)
    ? [
        {
          option: { id: options.language, name: nameOf(options.language), file: `languages/${options.language}.ts` },
          texts: {},
        },
      ]
    : [];
  const others = options.languages.flatMap(({ id: locale, name, path: dir }) => {
    const id = translations.find(({ language }) => language?.locale === locale)?.language?.id;
    if (id === undefined) {
      notes.push({
        kind: 'dropped',
        where: file,
        text: `No page is translated to "${locale}", so the site isn't in it. See "Languages" in the documentation to have the interface in it`,
      });
      return [];
    }
    const texts = readTexts(dir);
    const needsFile = needsTexts(id) || Object.keys(texts).length > 0;
    return [{ option: { id, name: name ?? nameOf(id), ...(needsFile ? { file: `languages/${id}.ts` } : {}) }, texts }];
  });
  return { languages: [...main, ...others], notes };

  /** What a language calls the entries of the navigation and the groups of sidebars. */
  function readTexts(dir: string): Record<string, string> {
    const read = (name: string) =>
      asRecord(attempt(() => JSON.parse(folder.read(`${dir}/${name}`) ?? '{}') as unknown)) ?? {};
    const navbar = read('docusaurus-theme-classic/navbar.json');
    const messages = Object.assign(
      {},
      ...options.docs.map(({ id }) =>
        read(`docusaurus-plugin-content-docs${id === 'default' ? '' : `-${id}`}/current.json`),
      ),
    ) as Record<string, unknown>;
    const message = (said: unknown) => text(asRecord(said)?.['message']);
    const labels = new Map(
      Object.entries(messages).flatMap(([key, said]): [string, string][] => {
        const [, label] = /^sidebar\.[^.]+\.category\.(.*?)(?:\.link\..*)?$/.exec(key) ?? [];
        return label === undefined || key.includes('.link.') || message(said) === undefined
          ? []
          : [[label, message(said)!]];
      }),
    );
    const groups = [
      ...new Map([...places.values()].map(({ categories }) => [categories.filter(Boolean).join(' / '), categories])),
    ];
    return Object.fromEntries([
      ...entries.flatMap(({ title }): [string, string][] => {
        const shown = message(navbar[`item.label.${title}`]);
        return shown === undefined ? [] : [[`nav.${title}`, shown]];
      }),
      ...groups.flatMap(([group, categories]): [string, string][] => {
        const shown = categories
          .filter(Boolean)
          .map((label) => labels.get(label) ?? label)
          .join(' / ');
        return group === '' || shown === group ? [] : [[`group.${group}`, shown]];
      }),
    ]);
  }
}

const nameOf = (id: string): string => new Intl.DisplayNames([id], { type: 'language' }).of(id) ?? id;
