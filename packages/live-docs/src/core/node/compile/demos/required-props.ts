import { parseSync } from 'vite';
import { childOf, listOf, nameIn, type Node } from '../live/node';

/** A function whose first parameter takes props apart, or has a type: what has neither needs none for certain. */
const TAKES_PROPS = /\(\s*(?:\{|\w+\s*:)/;

/** Props that elements take, too: a component does without them. */
const USUAL = new Set(['children', 'className', 'style', 'id', 'ref', 'key']);

/**
 * Finds the props that the components of a file need, as their types say. What is taken of a type that the file imports counts as
 * needed unless it has a default. JavaScript doesn't say it.
 * @param file its name, which tells its language.
 * @returns by what the file exports a component as; without those that need none.
 */
export function requiredProps(file: string, text: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  if (!/\.[cm]?tsx?$/.test(file) || !TAKES_PROPS.test(text)) return found;
  const { program, module } = parseSync(file, text);
  const statements = program.body as unknown as Node[];
  const body = statements.map((node) => childOf(node, 'declaration') ?? node);
  const standard = body[statements.findIndex(({ type }) => type === 'ExportDefaultDeclaration')];
  const names = new Map<string, Node>();
  for (const node of body) {
    const own = node.type === 'VariableDeclaration' ? listOf(node, 'declarations') : [node];
    for (const one of own) if (nameIn(one, 'id')) names.set(nameIn(one, 'id'), one);
  }
  for (const { entries } of module.staticExports) {
    for (const { exportName, localName, moduleRequest, isType } of entries) {
      if (isType || moduleRequest) continue;
      const exported = exportName.name ?? 'default';
      const local = exported === 'default' ? standard : undefined;
      const props = propsOf(names.get(localName.name ?? '') ?? local, names);
      if (props.length > 0) found.set(exported, props);
    }
  }
  return found;
}

function propsOf(component: Node | undefined, names: ReadonlyMap<string, Node>): string[] {
  const owner = functionOf(component);
  const [props] = owner ? listOf(owner, 'params') : [];
  if (!props) return [];
  const annotation = childOf(props, 'typeAnnotation');
  const typed = annotation && membersOf(childOf(annotation, 'typeAnnotation'), names);
  const needed = (name: string) => !USUAL.has(name) && (typed?.get(name) ?? typed === undefined);
  if (props.type !== 'ObjectPattern')
    return [...(typed ?? [])].flatMap(([name, isNeeded]) => (isNeeded && needed(name) ? name : []));
  // Without a type, it's as in JavaScript.
  if (!annotation) return [];
  return listOf(props, 'properties').flatMap((one) => {
    const name = nameIn(one, 'key');
    return name !== '' && childOf(one, 'value')?.type !== 'AssignmentPattern' && needed(name) ? name : [];
  });
}

/** The function that a component is, within `memo` and the like. */
function functionOf(node: Node | undefined): Node | undefined {
  if (!node || /Function(Declaration|Expression)$/.test(node.type)) return node;
  const init = childOf(node, 'init') ?? (node.type === 'CallExpression' ? listOf(node, 'arguments')[0] : undefined);
  return init && functionOf(init);
}

/** Members of a type that the file declares, true for those that it requires; undefined of any other. */
function membersOf(type: Node | undefined, names: ReadonlyMap<string, Node>): Map<string, boolean> | undefined {
  if (!type) return undefined;
  if (type.type === 'TSTypeReference') {
    const name = nameIn(type, 'typeName');
    if (name === 'Partial') return new Map();
    const declared = names.get(name);
    if (declared?.type === 'TSInterfaceDeclaration')
      return listOf(declared, 'extends').length > 0 ? undefined : membersOf(childOf(declared, 'body'), names);
    return declared?.type === 'TSTypeAliasDeclaration'
      ? membersOf(childOf(declared, 'typeAnnotation'), names)
      : undefined;
  }
  const members =
    type.type === 'TSTypeLiteral'
      ? listOf(type, 'members')
      : type.type === 'TSInterfaceBody'
        ? listOf(type, 'body')
        : undefined;
  return members && new Map(members.map((one) => [nameIn(one, 'key'), one['optional'] !== true]));
}
