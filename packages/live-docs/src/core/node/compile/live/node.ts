/** A node of a syntax tree, in the format ESTree. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** True for a part of a syntax tree that is a node. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

/** What is below a node, by what it is to it, in the order of the text. */
export function childrenOf(node: Node): [key: string, child: Node][] {
  const children: [string, Node][] = [];
  for (const key in node) {
    const { [key]: value } = node;
    if (Array.isArray(value)) children.push(...value.filter(isNode).map((child): [string, Node] => [key, child]));
    else if (isNode(value)) children.push([key, value]);
  }
  return children;
}

/** A child that is one node, if it's there. */
export const childOf = (node: Node, key: string): Node | undefined => {
  const { [key]: child } = node;
  return isNode(child) ? child : undefined;
};

/** Children that are a list. */
export const listOf = (node: Node, key: string): Node[] => {
  const { [key]: list } = node;
  return Array.isArray(list) ? list.filter(isNode) : [];
};

/** What an expression is without types and parentheses: `x` of `(x as const)`. */
export function unwrap<Found extends Node | undefined>(node: Found): Node | Found {
  const inner = node && WRAPPER.test(node.type) ? childOf(node, 'expression') : undefined;
  return inner ? unwrap(inner) : node;
}

const WRAPPER =
  /^(TS(As|Satisfies|NonNull|Instantiation)Expression|TSTypeAssertion|ParenthesizedExpression|ChainExpression)$/;

/** The name that a node is; empty if it's none. */
export const nameOf = (node: Node | undefined): string => (typeof node?.['name'] === 'string' ? node['name'] : '');

/** The name that a child is; empty if there's none. */
export const nameIn = (node: Node, key: string): string => nameOf(childOf(node, key));
