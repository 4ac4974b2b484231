/** A node of a syntax tree of JavaScript, as far as names are concerned. */
interface Node {
  type: string;
  [key: string]: unknown;
}

/** Names in JavaScript: of components that its JSX uses, and of what it declares. */
export interface Names {
  used: Set<string>;
  declared: Set<string>;
}

/** The name that has to be defined for a JSX element: `Tabs` for `Tabs.Item`. Undefined for an element of HTML. */
export function componentName(element: string | null | undefined): string | undefined {
  const name = element?.split('.', 1)[0];
  return name && (name !== element || /^[A-Z]/.test(name)) ? name : undefined;
}

/** Adds the names in a syntax tree, in the format ESTree. */
export function collectNames(tree: unknown, names: Names): void {
  if (Array.isArray(tree)) for (const item of tree) collectNames(item, names);
  if (!isNode(tree)) return;
  const name = tree.type === 'JSXOpeningElement' ? componentName(jsxName(tree['name'])) : undefined;
  if (name !== undefined) names.used.add(name);
  if (/^Import.*Specifier$/.test(tree.type)) declare(tree['local'], names);
  if (tree.type === 'VariableDeclarator') declare(tree['id'], names);
  if (/^(Function|Class|Arrow)/.test(tree.type)) {
    declare(tree['id'], names);
    declare(tree['params'], names);
  }
  for (const value of Object.values(tree)) if (typeof value === 'object') collectNames(value, names);
}

/** Adds every name in a pattern: `a`, `{ b, c: [d] }`. */
function declare(pattern: unknown, names: Names): void {
  if (Array.isArray(pattern)) for (const item of pattern) declare(item, names);
  if (!isNode(pattern)) return;
  if (pattern.type === 'Identifier') names.declared.add(String(pattern['name']));
  else for (const key of ['properties', 'elements', 'value', 'left', 'argument']) declare(pattern[key], names);
}

function jsxName(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'JSXMemberExpression') return `${jsxName(node['object']) ?? ''}.`;
  return typeof node['name'] === 'string' ? node['name'] : undefined;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';
