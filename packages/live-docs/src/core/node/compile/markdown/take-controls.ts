import type { Node, Parent, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { findAttribute, readText, refuseElement } from './mdx-nodes';
import { placeOf } from './origin';
import type { PageDemo, PagePass } from './page-output';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Takes each `<Controls of="Table" />` off a page. @returns what it says, by the `<Demo>` that it's below. */
export function takeControls(tree: Root, pass: PagePass): ReadonlyMap<Node, NonNullable<PageDemo['controls']>> {
  const taken = new Map<Node, NonNullable<PageDemo['controls']>>();
  const used: { parent: Parent; node: Element }[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    if (!('name' in node) || node.name !== 'Controls' || !parent || index === undefined) return;
    const demo = parent.children[index - 1];
    const refuse = (found: string, expected: string, fix: string) =>
      refuseElement(node, pass, { found, expected, fix });
    if (demo?.type !== 'mdxJsxFlowElement' || demo.name !== 'Demo')
      return refuse('<Controls> that is not below a <Demo>', 'a <Demo> directly before it', 'Move it below the demo');
    if (findAttribute(demo, 'inline'))
      return refuse('<Controls> below an inline demo', 'a demo in a block', 'Take "inline" away');
    const of = readText(node, 'of');
    if (of === undefined)
      return refuse(
        '<Controls> without "of"',
        'the name of a table of the API reference',
        'Write <Controls of="Table" />',
      );
    taken.set(demo, { of, line: placeOf(node, pass.input).line });
    used.push({ parent, node });
    return undefined;
  });
  for (const { parent, node } of used) parent.children = parent.children.filter((one) => one !== node);
  return taken;
}
