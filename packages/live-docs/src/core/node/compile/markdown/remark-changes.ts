import type { Heading, List, Paragraph, PhrasingContent, Root, RootContent, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { CHANGE_KINDS, changesIn, findVersion, listVersions, type ApiHistory, type TableChanges } from '../../../model';
import { interfaceText } from './interface-text';
import { readText, refuseElement } from './mdx-nodes';
import type { PagePass } from './page-output';

/**
 * Adds what the declarations show: on the page of the changelog a paragraph to each section whose heading is a version, and in
 * place of `<ApiChanges after="1.2.0" before="2.0.0" />` a list of the versions in between, newest first.
 */
export function remarkChanges(pass: PagePass) {
  const { input } = pass;
  return (tree: Root): void => {
    // A page that asks keeps the answer, and is compiled again with each version.
    let asked: { history: ApiHistory | undefined } | undefined;
    const readHistory = () => (asked ??= { history: input.files.history() }).history;
    let hasList = false;
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'ApiChanges' || !parent || index === undefined) return;
      hasList = true;
      const history = readHistory();
      const range = history && readRange(history, readText(node, 'after'), readText(node, 'before'));
      if (history && range) {
        parent.children[index] = listOf(history, range, input.wording);
        return;
      }
      refuseElement(node, pass, {
        found: history
          ? '<ApiChanges> names a version that was not read'
          : '<ApiChanges> without docs/api/versions.json',
        expected: history ? 'versions of docs/api/versions.json in "after" and "before"' : 'the file of versions',
        fix: history ? 'Correct the version' : 'Run "live-docs versions" and commit the file',
      });
    });
    if (!input.isChangelog && !hasList) return;
    const history = readHistory();
    const children: RootContent[] = [];
    let section: Heading | undefined;
    const endSection = () => {
      const changes = section && input.isChangelog && history ? changesOf(history, toString(section)) : [];
      if (changes.length > 0) children.push(paragraph(derivedTitle(input.wording), changes, input.wording));
    };
    for (const node of tree.children) {
      if (node.type === 'heading' && node.depth <= (section?.depth ?? node.depth)) {
        endSection();
        section = node;
      }
      children.push(node);
    }
    endSection();
    tree.children = children;
  };
}

/** What the version that a heading names changed. */
function changesOf(history: ApiHistory, heading: string): TableChanges[] {
  const version = findVersion(history, heading);
  return version?.version === heading ? changesIn(history, version.id) : [];
}

/** Ids of the versions after one and before another, newest first; undefined if either wasn't read. */
function readRange(history: ApiHistory, after: string | undefined, before: string | undefined): string[] | undefined {
  const ids = listVersions(history).map(({ id }) => id);
  const first = after === undefined ? -1 : ids.indexOf(after);
  const last = before === undefined ? ids.length : ids.indexOf(before);
  const isKnown = (after === undefined || first >= 0) && last >= 0;
  return isKnown ? ids.slice(first + 1, last).toReversed() : undefined;
}

const listOf = (history: ApiHistory, ids: string[], language: string | undefined): List => ({
  type: 'list',
  spread: false,
  children: ids.flatMap((id) => {
    const changes = changesIn(history, id);
    if (changes.length === 0) return [];
    return [{ type: 'listItem', spread: false, children: [paragraph(text(`${id}:`), changes, language)] }];
  }),
});

/** What the derived part of a section begins with. */
const derivedTitle = (language: string | undefined): PhrasingContent => {
  const english = 'From the declarations:';
  return language === undefined ? text(english) : interfaceText('upgrade.derived', english);
};

const paragraph = (title: PhrasingContent, changes: TableChanges[], language: string | undefined): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [title] }, text(' '), ...describeChanges(changes, language)],
  // It's derived from declarations: no author has written it.
  data: { hProperties: { 'data-derived': '' } },
});

/** What changed in a sentence: `removed a, b; added c`, each name as code. A new table is one name. */
function describeChanges(changes: TableChanges[], language: string | undefined): PhrasingContent[] {
  const isHan = /^(zh|ja)\b/.test(language ?? '');
  const start = (kind: string, before: '' | '; '): PhrasingContent[] => {
    if (language === undefined) return [text(`${before}${kind} `)];
    const end = before ? [text(isHan ? '；' : before)] : [];
    return [...end, interfaceText(`upgrade.${kind}`, kind), text(' ')];
  };
  const named = changes.flatMap(({ table, isNew, changes: list }) =>
    isNew ? [{ kind: 'added', name: table }] : list.map(({ name, kind }) => ({ kind, name: `${table}.${name}` })),
  );
  return CHANGE_KINDS.flatMap((kind) => {
    const names = named.filter((one) => one.kind === kind);
    return names.length > 0 ? [{ kind, names }] : [];
  }).flatMap(({ kind, names }, at): PhrasingContent[] => [
    ...start(kind, at > 0 ? '; ' : ''),
    ...names.flatMap(({ name }, place): PhrasingContent[] => [
      ...(place > 0 ? [text(isHan ? '、' : ', ')] : []),
      { type: 'inlineCode', value: name },
    ]),
  ]);
}

const text = (value: string): Text => ({ type: 'text', value });
