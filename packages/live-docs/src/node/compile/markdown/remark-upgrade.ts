import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { importStatement, jsxAttribute } from './mdx-nodes';
import type { PagePass } from './page-output';

const NAMES = ['Upgrade', 'UpgradeSteps'];

/** Hands `<Upgrade />` and `<UpgradeSteps />` the library's history. The components come with such a page alone. */
export function remarkUpgrade({ output }: PagePass) {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (!NAMES.includes(node.name ?? '')) return;
      output.hasUpgrade = true;
      node.attributes.push(jsxAttribute('data', { expression: 'upgradeData' }));
    });
    if (!output.hasUpgrade) return;
    tree.children.push(
      importStatement("import { Upgrade, UpgradeSteps } from 'virtual:upgrade-view';"),
      importStatement("import upgradeData from 'virtual:upgrade';"),
    );
  };
}
