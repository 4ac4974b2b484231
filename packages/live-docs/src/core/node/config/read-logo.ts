import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isElsewhere } from './option-types';
import type { SiteData } from '../../model';

/** Characters up to which a drawing is part of the page: it saves a request, and follows the theme. */
const INLINE = 4096;

/**
 * The site's logo, for its header.
 * @param file path from the folder `public`, or an address on another host.
 * @param base put before its address.
 */
export function readLogo(root: string, file: string, base: string): NonNullable<SiteData['logo']> {
  if (isElsewhere(file)) return { src: file };
  if (file.endsWith('.svg')) {
    const svg = readFileSync(path.join(root, 'public', file), 'utf8')
      .replace(/<\?xml[^>]*\?>|<!DOCTYPE[^>]*>|<!--[^]*?-->/g, '')
      .trim();
    if (svg.length <= INLINE) return { svg };
  }
  return { src: base + encodeURI(file) };
}
