import path from 'node:path';
import { findHosts } from './find-hosts';
import { findTranslated, printTexts } from './find-translated';
import type { Languages } from './languages';
import { migrateConfig } from './migrate-config';
import type { Change, MigrationInput, Note } from './plan';
import { printSiteConfig } from './print-site-config';
import { COMPONENTS, isApp, printComponents, readRoutes, type Builtin } from './theme';
import { dumiAddressOf, type WrittenPage } from './write-pages';

export const SITE_CONFIG = 'site.config.ts';
const REDIRECTS = 'redirects.json';
/** From here on, redirects are in a file beside the configuration. */
const MANY = 4;

/** What the pages say of the site. */
interface ConfigParts extends MigrationInput {
  docs: string;
  languages: Languages;
  written: WrittenPage[];
  /** Paths of the demos' files, by dumi's ids. */
  demos: ReadonlyMap<string, string>;
  /** The id that the engine gives a demo, by the path of its file. */
  demoId: (file: string) => string;
  components: Builtin[];
  hasDeadLinks: boolean;
}

/** Writes the configuration and the files beside it that it names, unless there is one already. */
export function writeConfig(input: ConfigParts): { changes: Change[]; notes: Note[] } {
  const { folder, loaded, languages, written, demos, demoId, components } = input;
  if (folder.files.has(SITE_CONFIG)) {
    return {
      changes: [],
      notes: [{ kind: 'dropped', where: SITE_CONFIG, text: 'The file exists and stays as it is' }],
    };
  }
  const translated = findTranslated(languages, written, loaded.config);
  const placed = written.filter(({ of }) => of === undefined);
  const { options, notes } = migrateConfig({
    ...input,
    branch: folder.branch,
    aliases: input.aliases.filter((alias) => !input.isKnown(alias)),
    pages: placed.map(({ migrated, address }) => ({ address, nav: migrated.nav })),
    languages: translated.map(({ option }) => option),
    known: languages,
    language: loaded.config.locales?.length ? languages.main.id : writtenLanguage(placed),
    hasApi: written.some(({ migrated }) => migrated.hasApi),
    components: components.length > 0 ? COMPONENTS : undefined,
    hosts: findHosts(folder, new Set([...demos.values()].map((file) => path.posix.dirname(file)))),
  });
  const app = [...folder.files].find(isApp);
  const redirects = { ...readRoutes(app && folder.read(app)), ...findRedirects(written, demos, demoId) };
  const count = Object.keys(redirects).length;
  const many = count > MANY && !folder.files.has(REDIRECTS);
  if (count > 0 && !many) options.push({ key: 'redirects', value: redirects });

  const changes: Change[] = [
    { file: SITE_CONFIG, after: printSiteConfig(options, loaded.file, many ? REDIRECTS : undefined) },
  ];
  if (components.length > 0) changes.push({ file: COMPONENTS, after: printComponents(components) });
  for (const { option, texts } of translated)
    if (option.file !== undefined && !folder.files.has(option.file))
      changes.push({ file: option.file, after: printTexts(texts) });
  if (many) changes.push({ file: REDIRECTS, after: `${JSON.stringify(redirects, null, 2)}\n` });
  return { changes, notes };
}

/** The language that most pages are in, where dumi's configuration names none: Chinese by its script. */
function writtenLanguage(pages: readonly WrittenPage[]): string | undefined {
  const chinese = pages.filter(({ text }) => (text.match(/\p{sc=Han}/gu)?.length ?? 0) > text.length / 20);
  return chinese.length > pages.length / 2 ? 'zh-CN' : undefined;
}

/** Where dumi's addresses lead that the engine doesn't answer. */
function findRedirects(
  written: WrittenPage[],
  demos: ConfigParts['demos'],
  demoId: ConfigParts['demoId'],
): Record<string, string> {
  const answered = new Set(written.map(({ address }) => address));
  const moved = written.flatMap((one): [string, string][] => {
    const old = dumiAddressOf(one);
    return old === one.address || answered.has(old) || one.page.plain.includes('.$tab-') ? [] : [[old, one.address]];
  });
  const ids = new Set([...demos.values()].map(demoId));
  const alone = [...demos].flatMap(([dumiId, file]): [string, string][] =>
    ids.has(dumiId) ? [] : [[`/~demos/${dumiId}`, `/~demos/${demoId(file)}`]],
  );
  return Object.fromEntries([...moved, ...alone]);
}
