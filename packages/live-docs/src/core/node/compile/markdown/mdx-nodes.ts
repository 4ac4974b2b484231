import type { Program } from 'estree';
import type { Nodes } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { parseAst } from 'vite';
import type { Problem } from '../../../model';
import { placeOf, type PagePass } from './page-output';

export type MdxJsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Source text as the syntax tree that MDX wants beside it. */
const toEstree = (code: string) => parseAst(code) as unknown as Program;

/** An attribute of a JSX element: a string as it is, anything else as the expression it is given as. */
export function jsxAttribute(name: string, value: string | { expression: string }): MdxJsxAttribute {
  if (typeof value === 'string') return { type: 'mdxJsxAttribute', name, value };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: value.expression,
      data: { estree: toEstree(`(${value.expression})`) },
    },
  };
}

/** An attribute that an element is written with. */
export function findAttribute(node: MdxJsxElement, name: string): MdxJsxAttribute | undefined {
  return node.attributes.find((one): one is MdxJsxAttribute => one.type === 'mdxJsxAttribute' && one.name === name);
}

/** The text of an attribute; undefined where it has none, or an expression. */
export function readText(node: MdxJsxElement, name: string): string | undefined {
  const value = findAttribute(node, name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** All attributes of an element that are texts. */
export const readTexts = (node: MdxJsxElement): Record<string, string> =>
  Object.fromEntries(
    node.attributes.flatMap((one) =>
      one.type === 'mdxJsxAttribute' && typeof one.value === 'string' ? [[one.name, one.value] as const] : [],
    ),
  );

/** A JSX element in the flow of a page, without children. */
export function jsxElement(name: string, attributes: MdxJsxAttribute[]): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes, children: [] };
}

/** Adds a property to the element that a node becomes. */
export function addProperty(node: Nodes, name: string, value: string): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, [name]: value } };
}

/** An import statement at the top of a page's module. @param what `Name` or `{ name }`, of that module. */
export function importStatement(what: string, module: string): MdxjsEsm {
  const value = `import ${what} from ${JSON.stringify(module)};`;
  return { type: 'mdxjsEsm', value, data: { estree: toEstree(value) } };
}

/** Makes an element of a page show what is wrong with it. Only the development server serves such pages. */
export function showProblems(node: MdxJsxElement, problems: readonly Problem[]): void {
  node.name = 'Problems';
  node.attributes = [jsxAttribute('problems', { expression: JSON.stringify(problems) })];
  node.children = [];
}

/** Notes what is wrong with an element of a page, and makes the element show it. @param place where it is, if that's another file. */
export function refuseElement(
  node: MdxJsxElement,
  { input, output }: Pick<PagePass, 'input' | 'output'>,
  wrong: Omit<Problem, 'file' | 'line'>,
  place: Pick<Problem, 'file' | 'line'> = placeOf(node, input),
): void {
  const problem = { ...place, ...wrong };
  output.problems.push(problem);
  showProblems(node, [problem]);
}
