/** Constructors whose functions React, packages and the runtime call, their own and those of their prototypes. */
const CONSTRUCTORS =
  'Object Function Array String Number Boolean Symbol BigInt Map Set WeakMap WeakSet WeakRef Promise Date RegExp Error Proxy ' +
  'ArrayBuffer Uint8Array Iterator EventTarget Event UIEvent MouseEvent KeyboardEvent MessageEvent MessageChannel MessagePort ' +
  'Node Document DocumentFragment Element HTMLElement CharacterData Text NodeList DOMTokenList CSSStyleDeclaration Range ' +
  'MutationObserver ResizeObserver DOMRectReadOnly Performance Selection';

/** What something was when it was remembered. */
type Memory = [owner: object, key: PropertyKey, descriptor: PropertyDescriptor];

/**
 * Remembers the browser's functions: an edit may replace or delete any of them, and then no later edit runs as it should.
 * @returns tells whether they're the same. It calls none of those that an edit may have replaced.
 */
export function rememberBuiltins(): () => boolean {
  const { getOwnPropertyDescriptor: describe, getPrototypeOf } = Object;
  const { has, ownKeys } = Reflect;
  const constructors = CONSTRUCTORS.split(' ').map(
    (name) => Reflect.get(globalThis, name) as { prototype?: object } | undefined,
  );
  const iterators = [[], new Map(), new Set(), ''].map((each) => getPrototypeOf(each[Symbol.iterator]()) as object);
  const prototypes = constructors.map((constructor) => constructor?.prototype);
  const owners = [globalThis, JSON, Math, Reflect, console, ...constructors, ...prototypes, ...iterators];
  const memories: Memory[] = [];
  for (const owner of owners.filter((each) => each !== undefined))
    for (const key of ownKeys(owner)) {
      const descriptor = describe(owner, key);
      if (typeof descriptor?.value === 'function' || (descriptor?.get && owner !== globalThis))
        memories.push([owner, key, descriptor]);
    }
  /** Every object and function inherits what is added to these. */
  const roots = [Object.prototype, Function.prototype, Array.prototype].map(
    (root) => [root, ownKeys(root).length] as const,
  );
  const countHiding = (instance: object) => {
    const keys = ownKeys(instance);
    const prototype = getPrototypeOf(instance) as object;
    let count = 0;
    for (let at = 0; at < keys.length; at++) if (has(prototype, keys[at]!)) count += 1;
    return count;
  };
  /** A property of these may hide the prototype's. */
  const instances = [document, performance].map((instance) => [instance, countHiding(instance)] as const);

  return () => {
    for (let at = 0; at < memories.length; at++) {
      const [owner, key, { value, get }] = memories[at]!;
      const now = describe(owner, key);
      if (!now || now.value !== value || now.get !== get) return false;
    }
    for (let at = 0; at < roots.length; at++) if (ownKeys(roots[at]![0]).length !== roots[at]![1]) return false;
    for (let at = 0; at < instances.length; at++)
      if (countHiding(instances[at]![0]) !== instances[at]![1]) return false;
    return true;
  };
}

/**
 * Remembers the document's parts: an edit may replace them, or take them away.
 * @param box the element that holds the demo.
 * @returns tells whether they're the same.
 */
export function rememberDocument(box: HTMLElement): () => boolean {
  const { documentElement, head, body } = document;
  return () =>
    document.documentElement === documentElement &&
    document.head === head &&
    document.body === body &&
    box.parentNode === body;
}
