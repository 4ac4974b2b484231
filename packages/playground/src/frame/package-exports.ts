import { checkElement } from './check-element';

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
