import type { ComponentType } from 'react';
import { isComponent } from '../model/is-component';

/**
 * The component of a demo among the exports of its entry.
 * @param name what it's exported as, unless by default.
 * @throws {Error} if there is none: a function, or an object that React made of one.
 */
export function findComponent(exports: Readonly<Record<string, unknown>>, name = 'default'): ComponentType {
  const { [name]: value } = exports;
  if (isComponent(value)) return value as ComponentType;
  if (name === 'default') throw new Error('The default export is not a component');
  const others = Object.keys(exports).filter((one) => /^\p{Lu}/u.test(one) && isComponent(exports[one]));
  const found = name in exports ? `The export "${name}" is not a component` : `There is no export "${name}"`;
  throw new Error(
    `${found}, which this demo shows. ${others.length > 0 ? `The file exports ${others.join(', ')}` : 'The file exports no component'}`,
  );
}
