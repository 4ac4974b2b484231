import { ownValue } from '../../../model';
import { isNode, nameOf, type Node } from './node';

/** The names that code uses, each with the offset of its first use, and those that it declares anywhere. */
export interface Names {
  values: Map<string, number>;
  types: Map<string, number>;
  declared: Set<string>;
}

/** Reads the names in a syntax tree. One that is declared in any function counts as declared everywhere. */
export function namesIn(tree: unknown): Names {
  const names: Names = { values: new Map(), types: new Map(), declared: new Set() };
  collect(tree, names);
  return names;
}

/** Parts of a node that declare names and that use some, where others have names of another kind. */
const PARTS: Record<string, { declare?: readonly string[]; use?: readonly string[] }> = {
  JSXAttribute: { use: ['value'] },
  JSXClosingElement: {},
  BreakStatement: {},
  ContinueStatement: {},
  MetaProperty: {},
  LabeledStatement: { use: ['body'] },
  ExportSpecifier: { use: ['local'] },
  ExportAllDeclaration: {},
  VariableDeclarator: { declare: ['id'], use: ['init'] },
  CatchClause: { declare: ['param'], use: ['body'] },
  TSTypeParameter: { declare: ['name'], use: ['constraint', 'default'] },
  TSPropertySignature: { use: ['typeAnnotation'] },
  TSMethodSignature: { declare: ['params'], use: ['typeParameters', 'returnType'] },
  TSFunctionType: { declare: ['params'], use: ['typeParameters', 'returnType'] },
  TSConstructorType: { declare: ['params'], use: ['typeParameters', 'returnType'] },
  TSIndexSignature: { declare: ['parameters'], use: ['typeAnnotation'] },
  TSMappedType: { declare: ['key'], use: ['constraint', 'nameType', 'typeAnnotation'] },
  TSNamedTupleMember: { use: ['elementType'] },
  TSTypePredicate: { use: ['typeAnnotation'] },
  TSModuleDeclaration: {},
  TSImportType: {},
};

function collect(tree: unknown, names: Names): void {
  if (Array.isArray(tree)) for (const one of tree) collect(one, names);
  if (!isNode(tree)) return;
  const { values, types } = names;
  const use = (node: unknown, known = values) => {
    const left = leftOf(node);
    if (left && !known.has(nameOf(left))) known.set(nameOf(left), left.start);
  };
  const all = (...keys: readonly string[]) => keys.forEach((key) => collect(tree[key], names));
  const parts = ownValue(PARTS, tree.type);
  if (parts) {
    for (const key of parts.declare ?? []) declare(tree[key], names);
    return all(...(parts.use ?? []));
  }
  switch (tree.type) {
    case 'Identifier':
      return use(tree);
    case 'MemberExpression':
      return all('object', ...(tree['computed'] === true ? ['property'] : []));
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'AccessorProperty':
      return all('value', 'typeAnnotation', ...(tree['computed'] === true ? ['key'] : []));
    case 'JSXOpeningElement': {
      const name = tree['name'] as Node;
      if (name.type === 'JSXMemberExpression' || /^[A-Z_$]/.test(nameOf(name))) use(name);
      return all('attributes', 'typeArguments');
    }
    case 'ImportDeclaration':
      for (const { local } of tree['specifiers'] as { local: unknown }[]) declare(local, names);
      return undefined;
    case 'ExportNamedDeclaration':
      return tree['source'] ? undefined : all('declaration', 'specifiers');
    case 'TSTypeReference':
      use(tree['typeName'], types);
      return all('typeArguments');
    case 'TSInterfaceHeritage':
      use(tree['expression'], types);
      return all('typeArguments');
    case 'TSTypeQuery':
      return use(tree['exprName']);
  }
  if (/^(Function|ArrowFunction|Class|TSInterface|TSTypeAlias|TSEnum)/.test(tree.type)) {
    declare(tree['id'], names);
    declare(tree['params'], names);
    if (tree.type === 'TSEnumDeclaration') return undefined;
    const { id: _, params: _params, ...rest } = tree;
    return Object.values(rest).forEach((one) => collect(one, names));
  }
  for (const one of Object.values(tree)) collect(one, names);
}

/** Adds each name in a pattern: `a`, `{ b, c: [d] = e }`. */
function declare(pattern: unknown, names: Names): void {
  if (Array.isArray(pattern)) for (const one of pattern) declare(one, names);
  if (!isNode(pattern)) return;
  collect(pattern['typeAnnotation'], names);
  if (pattern.type === 'Identifier') names.declared.add(nameOf(pattern));
  else if (pattern.type === 'AssignmentPattern') {
    declare(pattern['left'], names);
    collect(pattern['right'], names);
  } else {
    if (pattern.type === 'Property' && pattern['computed'] === true) collect(pattern['key'], names);
    for (const key of ['properties', 'elements', 'value', 'argument', 'parameter']) declare(pattern[key], names);
  }
}

/** The first name of `a.b.c`. */
function leftOf(node: unknown): Node | undefined {
  if (!isNode(node)) return undefined;
  return leftOf(node['object'] ?? node['left']) ?? (typeof node['name'] === 'string' ? node : undefined);
}
