import { findNearest } from 'live-playground/model';
import { ToolError, type Tool, type Values } from './tool';

/** Checks what a tool is told. @throws {ToolError} naming each value that isn't as expected. */
export function checkValues({ name, parameters }: Pick<Tool, 'name' | 'parameters'>, given: unknown = {}): Values {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new ToolError(`${name}: the arguments are ${JSON.stringify(given)}, expected an object.`);
  const names = Object.keys(parameters);
  const values = given as Record<string, unknown>;
  const faults = [
    ...Object.keys(values)
      .filter((key) => !names.includes(key))
      .map((key) => `there is no argument "${key}"${suggest(key, names)}, expected ${names.join(', ') || 'none'}`),
    ...Object.entries(parameters).flatMap(([key, { type, required }]) => {
      const value = values[key];
      if (value === undefined) return required ? [`the argument "${key}" is missing`] : [];
      if (type === 'number' ? typeof value === 'number' && value > 0 : typeof value === type) return [];
      return [`"${key}" is ${JSON.stringify(value)}, expected a ${type === 'number' ? 'number above 0' : type}`];
    }),
  ];
  if (faults.length > 0) throw new ToolError(`${name}: ${faults.join('; ')}.`);
  return values as Values;
}

/** A question about the name that was probably meant; nothing if no name is near. */
export function suggest(name: string, known: readonly string[]): string {
  const nearest = findNearest(name, [...known]);
  return nearest === undefined ? '' : `. Did you mean "${nearest}"?`;
}

/** Finds what a name means. @throws {ToolError} with the nearest name. @param what `page`, `demo` */
export function find<T>(what: string, name: string, known: ReadonlyMap<string, T>, more: string): T {
  const found = known.get(name);
  if (found !== undefined) return found;
  throw new ToolError(`There is no ${what} "${name}"${suggest(name, [...known.keys()]) || '.'} ${more}`);
}
