/** A node of a syntax tree, in the format ESTree. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

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

/** True for what JavaScript has no counterpart of, from its start to its end. */
export function isType(node: Node): boolean {
  const inner = /^Export(Named|Default)Declaration$/.test(node.type) ? childOf(node, 'declaration') : undefined;
  return (
    TYPES.test(node.type) ||
    node['declare'] === true ||
    node['importKind'] === 'type' ||
    node['exportKind'] === 'type' ||
    childOf(node, 'value')?.type === 'TSEmptyBodyFunctionExpression' ||
    (inner !== undefined && isType(inner))
  );
}

const TYPES =
  /^TS(Abstract\w+|DeclareFunction|IndexSignature|InterfaceDeclaration|Type(AliasDeclaration|Annotation|Parameter\w+))$/;

/** True for statements of TypeScript that run: they aren't types. */
export const isRunning = ({ type }: Node): boolean =>
  /^TS(EnumDeclaration|ModuleDeclaration|ImportEqualsDeclaration|ExportAssignment|ParameterProperty)$/.test(type);
