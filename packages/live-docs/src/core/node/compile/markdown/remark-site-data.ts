import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { localModule } from '../../files/local-module';
import { importStatement, jsxAttribute } from './mdx-nodes';
import type { PageOutput, PagePass } from './page-output';

interface SiteDataView {
  /** Names of the components that show the data. */
  components: string[];
  /** What a page with one of them is called in its output. */
  flag: 'hasGallery' | 'hasUpgrade';
  /** The property that the components get the data by. */
  property: string;
  /** The module with the data. That of the components is called so, with `-view`. */
  module: string;
}

const VIEWS: SiteDataView[] = [
  { components: ['Gallery'], flag: 'hasGallery', property: 'groups', module: 'virtual:gallery' },
  { components: ['Upgrade', 'UpgradeSteps'], flag: 'hasUpgrade', property: 'data', module: 'virtual:upgrade' },
];

/** Hands components what the whole site knows: `<Gallery />`, `<Upgrade />`. Both come with such a page alone. */
export function remarkSiteData({ input, output }: PagePass) {
  return (tree: Root): void =>
    VIEWS.forEach(({ module, ...view }) =>
      fill(tree, output, { ...view, view: `${module}-view`, data: localModule(module, input.language) }),
    );
}

function fill(
  tree: Root,
  output: PageOutput,
  { components, flag, property, ...modules }: Omit<SiteDataView, 'module'> & { view: string; data: string },
): void {
  const data = `${flag}Data`;
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (!components.includes(node.name ?? '')) return;
    output[flag] = true;
    node.attributes.push(jsxAttribute(property, { expression: data }));
  });
  if (!output[flag]) return;
  tree.children.push(
    importStatement(`import { ${components.join(', ')} } from '${modules.view}';`),
    importStatement(`import ${data} from '${modules.data}';`),
  );
}
