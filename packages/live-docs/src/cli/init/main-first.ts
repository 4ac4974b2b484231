import { pascalName, type Component } from './read-components';

/** Components that are rarely what a library is about: they surround others, or others are made of them. */
const HELPER = /(Provider|Context|Boundary|Base)$/;

/**
 * Sorts components by how likely they are what a library is about.
 * @param used names of exports that the README's examples import, in that order.
 */
export function mainFirst<T extends Pick<Component, 'name' | 'exported'>>(
  components: readonly T[],
  library: string,
  used: readonly string[],
): T[] {
  const named = pascalName(library).toLowerCase();
  const shown = used.find((name) => components.some(({ exported }) => exported === name));
  const rank = ({ exported, name }: T) => {
    const checks = [exported === 'default', name.toLowerCase() === named, exported === shown, !HELPER.test(name)];
    const at = checks.indexOf(true);
    return at < 0 ? checks.length : at;
  };
  return [...components].sort((a, b) => rank(a) - rank(b));
}
