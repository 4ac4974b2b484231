import { typeAnchor } from '../shared/api';

/** A definition as markup, and the package that declares it, if that isn't the documented one. */
export interface Definition {
  html: string;
  from: string | undefined;
}

/** Reads the definition of a name from the page, which lists those of all names in its tables: see `ApiTypes`. */
export function readDefinition(name: string): Definition | undefined {
  const entry = document.getElementById(typeAnchor(name));
  const code = entry?.querySelector('dd code');
  return code ? { html: code.innerHTML, from: entry?.querySelector('dt span')?.textContent } : undefined;
}
