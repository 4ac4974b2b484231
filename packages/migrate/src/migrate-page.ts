import path from 'node:path';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { migrateContainers } from './containers';
import { componentsIn, migrateComponent } from './migrate-components';
import { migrateFences, migrateTags } from './migrate-demos';
import { migrateEmbeds } from './migrate-embeds';
import { migrateFrontMatter, type NavMeta } from './migrate-front-matter';
import type { PageInput, PageOutput } from './page';
import { editDraft, editLinks, parseMarkdown, splitPage, type Draft, type Edit } from './page-text';
import { relativeTo } from './resolve';

export interface MigratedPage extends PageOutput {
  text: string;
  nav: NavMeta;
  /** Title of the group in the sidebar. */
  group: string | undefined;
  isDebug: boolean;
}

/** Turns a page of dumi into a page of the engine. @param description what a landing page says if it says nothing. */
export function migratePage(text: string, page: Omit<PageInput, 'lineAt'>, description: string): MigratedPage {
  const { yaml, body, firstLine } = splitPage(text);
  const { notes, ...containers } = migrateContainers(body, page.source, firstLine);
  const output: PageOutput = { changes: [], demos: [], notes, blocks: [], hasApi: false };
  const run = (draft: Draft, pass: Pass) => runPass(draft, pass, page, output);
  const shown = [migrateTags, migrateFences, migrateEmbeds].reduce<Draft>(run, containers);
  const components = componentsIn(shown.text).map(
    (name): Pass =>
      (...given) =>
        migrateComponent(name, ...given),
  );
  const { text: changed } = [...components, moveLinks].reduce(run, shown);
  const front = migrateFrontMatter({
    yaml,
    file: page.source,
    isTranslation: page.translatedTo === undefined,
    fallbackTitle: hasHeading(containers.text) || page.translatedTo === undefined ? undefined : titleOf(page.plain),
    description,
  });
  // Two blocks that were next to each other have both made room.
  const content = changed.replaceAll(/(<\/(?:Demo|Include)>(?: -->)?\n\n)\n+/g, '$1');
  const lead = front.lead && (content.startsWith('\n') ? `\n${front.lead}` : `${front.lead}\n`);
  const space = front.text !== '' && yaml === undefined && !content.startsWith('\n') ? '\n' : '';
  return {
    ...output,
    notes: [...front.notes, ...output.notes],
    text: front.text + space + lead + content,
    nav: front.nav,
    group: front.group,
    isDebug: front.isDebug,
  };
}

/** One kind of change to a page's text. Its edits don't overlap. */
type Pass = (text: string, tree: Root, input: PageInput, output: PageOutput) => Edit[];

function runPass(draft: Draft, pass: Pass, page: Omit<PageInput, 'lineAt'>, output: PageOutput): Draft {
  const { text, lineAt } = draft;
  return editDraft(draft, pass(text, parseMarkdown(text), { ...page, lineAt }, output));
}

function hasHeading(text: string): boolean {
  return parseMarkdown(text).children.some((node) => node.type === 'heading' && toString(node).trim() !== '');
}

/** The title that dumi takes from a file's name: `Use Watch` for `useWatch.md`. */
function titleOf(file: string): string {
  const name = path.posix.basename(file.replace(/(\/index([^/]+)?)?\.md$/, '')) || 'Overview';
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|\p{Lo}+/gu) ?? [name];
  // A name in capitals, as of CHANGELOG.md, is a word like others.
  return words
    .map((word) => (word === name && /^[A-Z]{4,}$/.test(word) ? word.toLowerCase() : word))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Relative links and pictures of a page that is written elsewhere, and relative links to such pages. */
function moveLinks(text: string, tree: Root, { source, target, targetOf }: PageInput): Edit[] {
  const isMoved = path.posix.dirname(source) !== path.posix.dirname(target);
  return editLinks(text, tree, ({ href }) => {
    const [, named = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
    if (!/^\.\.?\//.test(named)) return undefined;
    const file = path.posix.join(path.posix.dirname(source), named);
    const place = targetOf(file);
    return isMoved || place !== file ? relativeTo(target, place) + rest : undefined;
  });
}
