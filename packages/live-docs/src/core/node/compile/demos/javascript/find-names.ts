import { childOf, childrenOf, isRunning, isType, type Node } from './node';

/** What a script's names are used as. */
interface Names {
  /** Names of values. */
  values: Set<string>;
  /** Names in types. */
  types: Set<string>;
  /** Types that are declared or imported. */
  declared: Set<string>;
  /** Names in lists of exports, which may be of either. */
  exported: Set<string>;
  /** True if there are statements of TypeScript that run. */
  runs: boolean;
}

/** Tells names of values from names of types. */
export function findNames(program: Node): Names {
  const names: Names = { values: new Set(), types: new Set(), declared: new Set(), exported: new Set(), runs: false };
  const visit = (node: Node, inType: boolean): void => {
    if (!inType && isRunning(node)) names.runs = true;
    if (/^TS(Interface|TypeAlias)Declaration$/.test(node.type)) names.declared.add(nameOf(childOf(node, 'id')));
    if (/^Import\w*Specifier$/.test(node.type)) {
      if (inType) names.declared.add(nameOf(childOf(node, 'local')));
    } else if (node.type === 'ExportSpecifier') names.exported.add(nameOf(childOf(node, 'local')));
    else if (/^(JSX)?Identifier$/.test(node.type)) (inType ? names.types : names.values).add(nameOf(node));
    else {
      for (const [key, child] of childrenOf(node))
        if (!isLabel(key, node)) visit(child, inType || TYPE_KEYS.has(key) || isType(child));
      return;
    }
    for (const [, child] of childrenOf(node)) if (isType(child)) visit(child, true);
  };
  visit(program, false);
  return names;
}

/** What a node holds types under that aren't told by their own kind. */
const TYPE_KEYS = new Set(['typeAnnotation', 'implements']);

/** True for names that refer to nothing: `b` in `a.b`, and in `{ b: 1 }`. */
const isLabel = (key: string, { type, computed, shorthand }: Node): boolean =>
  (key === 'property' && computed !== true) ||
  (key === 'key' && computed !== true && shorthand !== true) ||
  (key === 'name' && type === 'JSXAttribute');

/** The name that a node is. */
export const nameOf = (node: Node | undefined): string => String(node?.['name']);

/** True for what a list of imports or exports needn't have without types. */
export function isForTypes(specifier: Node, { values, types, declared, exported }: Names): boolean {
  const name = nameOf(childOf(specifier, 'local'));
  if (isType(specifier)) return true;
  if (values.has(name)) return false;
  return specifier.type === 'ExportSpecifier' ? declared.has(name) : types.has(name) && !exported.has(name);
}
