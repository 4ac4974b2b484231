import type { Heading, List, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { changesIn, findVersion, listVersions, type ApiHistory, type TableChanges } from '../../../model';
import { ENTRIES } from '../../files/entries';
import { describeChanges, interfaceText, wordingIn } from './describe-changes';
import { importStatement, readText, refuseElement } from './mdx-nodes';
import type { PagePass } from './page-output';

/** Marks what is derived from declarations and not written by an author. */
const DERIVED = { data: { hProperties: { 'data-derived': '' } } };

/**
 * Adds what the declarations show: on the page of the changelog a paragraph to each section whose heading is a version, and in
 * place of `<ApiChanges after="1.2.0" before="2.0.0" />` a list of the versions in between, newest first.
 */
export function remarkChanges(pass: PagePass) {
  const { input } = pass;
  return (tree: Root): void => {
    const history = input.files.history();
    let hasList = false;
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'ApiChanges' || !parent || index === undefined) return;
      hasList = true;
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
    if (input.wording !== undefined)
      children.push(importStatement(`import { InterfaceText } from ${JSON.stringify(ENTRIES.interfaceText)};`));
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
    const title: PhrasingContent = { type: 'text', value: `${id}:` };
    return [{ type: 'listItem', spread: false, children: [paragraph(title, changes, language)] }];
  }),
});

/** What the derived part of a section begins with. */
const derivedTitle = (language: string | undefined): PhrasingContent => {
  const english = 'From the declarations:';
  return language === undefined ? { type: 'text', value: english } : interfaceText('upgrade.derived', english);
};

const paragraph = (title: PhrasingContent, changes: TableChanges[], language: string | undefined): Paragraph => ({
  type: 'paragraph',
  children: [
    { type: 'strong', children: [title] },
    { type: 'text', value: ' ' },
    ...describeChanges(changes, wordingIn(language)),
  ],
  ...DERIVED,
});
