import { childOf, listOf, unwrap, type Node } from '../../../core/node/compile/live/node';
import { keyOf, nameOf, type Module } from './read-module';

/** A property of an object, or what is spread into it and isn't known before it runs. */
export type Part =
  | { key: string; value: Node; property?: Node | undefined; spread?: undefined }
  | { spread: Node; key?: undefined; value?: undefined; property?: undefined };

/** What can be known of the objects of a module without running it. */
export interface Parts {
  /** The properties of an object, with those that it spreads. */
  of(node: Node | undefined): Part[];
  /** What is below some properties, by a path of names. */
  at(parts: readonly Part[], path: readonly string[]): Node | undefined;
  /** What the meta of the stories has. */
  meta: readonly Part[];
  /** What a story has, by its local name; undefined if that's neither an object nor a function. */
  story(name: string): readonly Part[] | undefined;
  /** What a name or a path stands for: the function behind `Template`, `Template.bind({})` and `Primary.render`. */
  value(node: Node): Node;
}

/** The part of a name: the last one counts. */
export const findPart = (parts: readonly Part[], key: string): Node | undefined =>
  parts.findLast((part) => part.key === key)?.value;

/** Parts with others behind them, which take the places of those of the same names. */
export const joinParts = (...lists: readonly (readonly Part[])[]): Part[] => {
  const all = lists.flat();
  return all.filter((part, at) => part.key === undefined || !all.slice(at + 1).some(({ key }) => key === part.key));
};

/** What an object of a module can be called with, as CSF does: `preview.meta({ … })`, `meta.story({ … })`, `Primary.extend({ … })`. */
const FACTORIES = ['meta', 'story', 'extend'];

/** Knows the objects of a module. */
export function createParts(module: Module): Parts {
  const { declarations, exports, assignments, defaultExport } = module;
  const open = new Set<string>();
  /** Guards against what refers to itself. */
  const once = <T>(name: string, read: () => T): T | undefined => {
    if (open.has(name)) return undefined;
    open.add(name);
    try {
      return read();
    } finally {
      open.delete(name);
    }
  };
  const constant = (name: string) => declarations.get(name)?.value;

  const of = (node: Node | undefined): Part[] => {
    if (!node) return [];
    const value = unwrap(node);
    if (value.type === 'ObjectExpression')
      return joinParts(
        listOf(value, 'properties').flatMap((property): Part[] => {
          if (property.type === 'SpreadElement') return of(childOf(property, 'argument'));
          const key = keyOf(property);
          if (key === undefined || property['kind'] !== 'init') return [{ spread: property }];
          return [{ key, value: childOf(property, 'value')!, property }];
        }),
      );
    return resolve(value) ?? [{ spread: value }];
  };

  /** The parts of what isn't an object itself; undefined if it isn't known. */
  const resolve = (value: Node): Part[] | undefined => {
    if (value.type === 'Identifier') {
      const name = nameOf(value);
      if (name === 'undefined') return [];
      const known = constant(name);
      return known && once(name, () => (isStory(name) ? storyParts(name) : of(known)));
    }
    if (value.type === 'MemberExpression') {
      const key = keyOf({ ...value, key: value['property'] });
      const owner = unwrap(childOf(value, 'object')!);
      // `Primary.input.args` and `Primary.composed.args` are what factories have.
      const holder =
        owner.type === 'MemberExpression' && ['input', 'composed'].includes(nameOf(childOf(owner, 'property')))
          ? unwrap(childOf(owner, 'object')!)
          : owner;
      if (key === undefined) return undefined;
      const parts = resolve(holder);
      const found = parts && findPart(parts, key);
      if (found) return once(`${value.start}`, () => of(found));
      return parts?.every((part) => part.key !== undefined) ? [] : undefined;
    }
    if (value.type === 'LogicalExpression') {
      const right = unwrap(childOf(value, 'right')!);
      const isEmpty = right.type === 'ObjectExpression' && listOf(right, 'properties').length === 0;
      return isEmpty && value['operator'] !== '&&' ? resolve(unwrap(childOf(value, 'left')!)) : undefined;
    }
    if (value.type !== 'CallExpression') return undefined;
    const callee = unwrap(childOf(value, 'callee')!);
    const [first, ...rest] = listOf(value, 'arguments');
    if (callee.type !== 'MemberExpression') return undefined;
    const [object, method] = [unwrap(childOf(callee, 'object')!), nameOf(childOf(callee, 'property'))];
    if (nameOf(object) === 'Object' && method === 'assign') return joinParts(...[first!, ...rest].map(of));
    if (!FACTORIES.includes(method)) return undefined;
    const own = first ? (isFunction(unwrap(first)) ? [{ key: 'render', value: unwrap(first) }] : of(first)) : [];
    if (method !== 'extend') return own;
    const base = resolve(object) ?? [];
    const args = joinParts(of(findPart(base, 'args')), of(findPart(own, 'args')));
    return joinParts(base, own, args.length > 0 ? [{ key: 'args', value: objectOf(value, args) }] : []);
  };

  const at: Parts['at'] = (parts, [key = '', ...rest]) => {
    const found = findPart(parts, key);
    return rest.length === 0 ? found : at(of(found), rest);
  };

  const isStory = (name: string) => [...exports].some(([as, local]) => local === name && as !== 'default');

  const storyParts = (name: string): Part[] | undefined => {
    const declared = constant(name);
    if (!declared) return undefined;
    const own = ownParts(declared);
    if (!own) return undefined;
    const assigned = (assignments.get(name) ?? []).flatMap(({ key, value }): Part[] =>
      key === 'story' ? of(value) : [{ key: key.replace(/^story\./, ''), value }],
    );
    return joinParts(own, assigned);
  };

  const ownParts = (declared: Node): Part[] | undefined => {
    if (isFunction(declared)) return [{ key: 'render', value: declared }];
    if (declared.type === 'ObjectExpression') return of(declared);
    const bound = boundFunction(declared);
    if (bound) return [{ key: 'render', value: bound }];
    if (declared.type === 'Identifier') {
      const name = nameOf(declared);
      const known = constant(name);
      return known && !isFunction(known)
        ? (once(name, () => storyParts(name)) ?? undefined)
        : [{ key: 'render', value: declared }];
    }
    return resolve(declared);
  };

  const metaName = exports.get('default');
  const metaValue = metaName === undefined ? (defaultExport?.value ?? factoryMeta(module)) : constant(metaName);
  return {
    of,
    at,
    meta: metaValue ? (metaName === undefined ? of(metaValue) : (once(metaName, () => of(metaValue)) ?? [])) : [],
    story: (name) => once(name, () => storyParts(name)),
    value: function value(node): Node {
      const inner = unwrap(node);
      const bound = boundFunction(inner);
      if (bound) return value(bound);
      if (inner.type === 'MemberExpression') {
        const [owner, key] = [unwrap(childOf(inner, 'object')!), nameOf(childOf(inner, 'property'))];
        const parts = owner.type === 'Identifier' && key === 'render' ? resolve(owner) : undefined;
        return (parts && findPart(parts, key)) ?? inner;
      }
      if (inner.type !== 'Identifier') return inner;
      const known = constant(nameOf(inner));
      if (!known) return inner;
      if (isFunction(known)) return known;
      const next = boundFunction(known) ?? (known.type === 'Identifier' ? known : undefined);
      return next ? (once(nameOf(inner), () => value(next)) ?? inner) : inner;
    },
  };
}

/** The meta of a file that has no default export: `const meta = preview.meta({ … })`. */
export function factoryMeta({ declarations }: Module): Node | undefined {
  return [...declarations.values()].flatMap(({ value }) => (value && isFactory(value, 'meta') ? value : []))[0];
}

/** True for `x.story(…)`. */
function isFactory(value: Node, method: string): boolean {
  const callee = value.type === 'CallExpression' ? childOf(value, 'callee') : undefined;
  return callee?.type === 'MemberExpression' && nameOf(childOf(callee, 'property')) === method;
}

/** `Template` of `Template.bind({})`. */
function boundFunction(value: Node): Node | undefined {
  return isFactory(value, 'bind') ? unwrap(childOf(childOf(value, 'callee')!, 'object')!) : undefined;
}

export const isFunction = ({ type }: Node): boolean =>
  /^(ArrowFunctionExpression|Function(Expression|Declaration))$/.test(type);

/** An object of parts, in place of a node. */
const objectOf = ({ start, end }: Node, parts: readonly Part[]): Node => ({
  type: 'ObjectExpression',
  start,
  end,
  properties: parts.map((part) =>
    part.spread
      ? { type: 'SpreadElement', start, end, argument: part.spread }
      : (part.property ?? {
          type: 'Property',
          kind: 'init',
          start,
          end,
          key: { type: 'Identifier', start, end, name: part.key },
          value: part.value,
        }),
  ),
});
