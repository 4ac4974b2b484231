/** The exports of a package. */
export type Exports = Record<string, unknown>;

type Create = (type: unknown, props: unknown, ...rest: unknown[]) => unknown;

/**
 * What a script that was compiled to CommonJS gets for a package.
 * @param chunk exports of the package's chunk: those of an ES module, of a CommonJS module, or the latter as `default`.
 */
export function packageExports(name: string, chunk: Exports): Exports {
  const isModule = Reflect.get(chunk, Symbol.toStringTag) === 'Module' || chunk['__esModule'];
  const inner = isExports(chunk['default']) && !isModule ? chunk['default'] : chunk;
  const exports: Exports = { default: chunk['default'] ?? inner, ...inner, __esModule: true };
  if (name === 'react') return { ...exports, ...checked(exports, ['createElement']) };
  if (name === 'react/jsx-runtime') return { ...exports, ...checked(exports, ['jsx', 'jsxs']) };
  return exports;
}

/** Functions that make elements, with a check of each where it's made. */
function checked(exports: Exports, names: string[]): Exports {
  return Object.fromEntries(
    names.map((name) => {
      const create = exports[name] as Create;
      const check: Create = (type, props, ...rest) => {
        checkElement(type, props, rest);
        return create(type, props, ...rest);
      };
      return [name, check];
    }),
  );
}

function isExports(value: unknown): value is Exports {
  return (typeof value === 'object' || typeof value === 'function') && value !== null;
}

const AsyncFunction = (async () => {}).constructor;

/**
 * Complains of what cannot be shown where it is used, a place that React's own error does not name.
 * @param rest what else the element is made with: its children, or its key.
 * @throws {Error}
 */
function checkElement(type: unknown, props: unknown, rest: unknown[]): void {
  checkType(type);
  // What a component makes of its children is its own affair; elements and fragments show them.
  if (typeof type !== 'string' && typeof type !== 'symbol') return;
  if (typeof props === 'object' && props !== null && 'children' in props) checkChild(props.children);
  rest.forEach(checkChild);
}

/** @throws {Error} for what cannot be a component. */
function checkType(type: unknown): void {
  if (type === undefined || type === null || typeof type === 'boolean')
    throw new Error(`A component is ${String(type)}: is it exported, and imported by its name?`);
  if (type instanceof AsyncFunction) throw new Error(`A component is an async function, which browsers cannot show`);
}

function checkChild(child: unknown): void {
  if (typeof child !== 'object' || child === null) return;
  if (Array.isArray(child)) return child.forEach(checkChild);
  // Elements, lazy ones and contexts; other lists; promises.
  if ('$$typeof' in child || Symbol.iterator in child || 'then' in child) return;
  const text = Object.prototype.toString.call(child);
  const what = text === '[object Object]' ? `object with keys {${Object.keys(child).join(', ')}}` : text;
  throw new Error(
    `An object is not something that React can show: ${what}. Show one of its properties, or a list as an array`,
  );
}
