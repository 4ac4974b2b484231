/**
 * True for what React renders as a component: a function, and an object that React made of one (`memo`, `forwardRef`, `lazy`). An
 * element is such an object, too, but has props.
 */
export const isComponent = (value: unknown): boolean =>
  typeof value === 'object'
    ? value !== null && '$$typeof' in value && !('props' in value)
    : typeof value === 'function';
