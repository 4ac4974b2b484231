import { decodePart } from '../../model';

/** The file that static hosts answer an address with, below the folder of the built site: `guide/start.html`. */
export function documentFile(address: string): string {
  const name = decodePart(address).slice(1);
  if (name.endsWith('.html')) return name;
  return name === '' || name.endsWith('/') ? `${name}index.html` : `${name}.html`;
}
