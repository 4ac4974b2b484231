import { escapePattern } from '../../../model';

/** Matches what imports name of a package and, if it has a scope, of all packages of that scope. */
export function familyOf(name: string): RegExp {
  const scope = /^@[^/]+(?=\/)/.exec(name)?.[0];
  return new RegExp(`^${escapePattern(scope ?? name)}(/|$)`);
}
