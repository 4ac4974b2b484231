import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DocumentParts } from './render-document';

/** The address of a site's icon, where it has one. @param base what addresses of its files start with. */
export function findIcon(root: string, base: string): Pick<DocumentParts, 'icon'> {
  return existsSync(path.join(root, 'public/favicon.svg')) ? { icon: `${base}favicon.svg` } : {};
}
