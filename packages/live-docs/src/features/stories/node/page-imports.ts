import type { Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';
import type { MdxJsxElement } from '../../../core/node/compile/markdown/mdx-nodes';
import { childOf, unwrap, type Node } from '../../../core/node/compile/live/node';
import { findReferences, declaredNames } from './find-references';
import { importsIn, type ImportedName } from './read-module';
import { STORYBOOK } from './story-printer';

/** What a page imports, by the names that it has there. */
export const readImports = (tree: Root): Map<string, ImportedName> =>
  importsIn(statementsOf(tree).map(({ statement }) => statement));

/** The imports, exports and other statements of a page. */
export const statementsOf = (tree: Root): { esm: MdxjsEsm; statement: Node }[] =>
  tree.children.flatMap((esm) => (esm.type === 'mdxjsEsm' ? bodyOf(esm).map((statement) => ({ esm, statement })) : []));

const bodyOf = ({ data }: MdxjsEsm): Node[] => (data?.estree?.body ?? []) as unknown as Node[];

/** Takes statements out of a page. */
export function removeStatements(tree: Root, removed: ReadonlySet<Node>): void {
  tree.children = tree.children.filter((esm) => {
    if (esm.type !== 'mdxjsEsm' || !esm.data?.estree) return true;
    const body = bodyOf(esm).filter((statement) => !removed.has(statement));
    esm.data.estree = { ...esm.data.estree, body: body as unknown as Program['body'] };
    return body.length > 0;
  });
}

/** The component that an element of Storybook is, by its name there: `Canvas` of `<Canvas>` and `<Blocks.Canvas>`. */
export function storybookName(name: string | null, imports: ReadonlyMap<string, ImportedName>): string | undefined {
  const [root = '', ...path] = name?.split('.') ?? [];
  const found = imports.get(root);
  if (!found || !STORYBOOK.test(found.source)) return undefined;
  return found.imported === '*' ? path.join('.') : found.imported === 'default' ? root : found.imported;
}

/** The expression of an attribute: `Stories.Primary` of `of={Stories.Primary}`. */
export function expressionOf(element: MdxJsxElement, name: string): Node | undefined {
  const attribute = element.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof attribute?.value === 'object' ? expressionIn(attribute.value) : undefined;
}

/** What a node in braces consists of. */
export function expressionIn(node: object | null): Node | undefined {
  const [statement] = ((node as WithEstree | null)?.data?.estree?.body ?? []) as unknown as Node[];
  const expression = statement && childOf(statement, 'expression');
  return expression && unwrap(expression);
}

interface WithEstree {
  data?: { estree?: Program | null };
}

/** Names that an element, an expression in braces, or an attribute of an element uses; not those of what's in the element. */
export function namesUsed(node: object): string[] {
  const program = (node as WithEstree).data?.estree;
  const own = program ? findReferences(program as unknown as Node).map(({ name }) => name) : [];
  const { name, attributes } = node as Partial<MdxJsxElement>;
  const root = typeof name === 'string' && attributes ? [name.split('.')[0] ?? ''] : [];
  const inner = (attributes ?? []).flatMap((attribute) => [
    ...namesUsed(attribute),
    ...(attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'object' && attribute.value
      ? namesUsed(attribute.value)
      : []),
  ]);
  return [...own, ...root, ...inner].filter((one, at, all) => all.indexOf(one) === at);
}

/** Names that a page uses, beside in its imports. */
export function namesLeft(tree: Root): ReadonlySet<string> {
  const used = new Set<string>();
  for (const { statement } of statementsOf(tree))
    if (statement.type !== 'ImportDeclaration') for (const { name } of findReferences(statement)) used.add(name);
  visit(tree, (node) => {
    if (node.type !== 'mdxjsEsm') for (const name of namesUsed(node)) used.add(name);
  });
  return used;
}

/** Names that a statement declares for the page. */
export const namesDeclared = (statement: Node): string[] =>
  declaredNames(childOf(statement, 'declaration') ?? statement);
