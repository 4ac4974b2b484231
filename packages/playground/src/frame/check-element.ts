const AsyncFunction = (async () => {}).constructor;

/**
 * Complains of what cannot be shown where it is used, a place that React's own error does not name.
 * @param rest what else the element is made with: its children, or its key.
 * @throws {Error}
 */
export function checkElement(type: unknown, props: unknown, rest: unknown[]): void {
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
