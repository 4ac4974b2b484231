import { existsSync } from 'node:fs';
import path from 'node:path';
import { storagePrefix } from '../../model';
import type { SiteConfig } from '../config/site-config';
import type { DocumentParts } from './render-document';

const ICON_TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png', '.ico': 'image/x-icon' };

/**
 * What all documents of a site have in common.
 * @param base put before addresses of the site's files; `/` where that happens later.
 */
export function sharedParts(
  root: string,
  config: SiteConfig,
  base = config.base,
): Pick<DocumentParts, 'base' | 'storage' | 'themeColor' | 'icon' | 'head'> {
  const icon = config.favicon ?? (existsSync(path.join(root, 'public/favicon.svg')) ? 'favicon.svg' : undefined);
  return {
    base,
    storage: storagePrefix(config),
    themeColor: config.themeColor,
    head: config.head,
    ...(icon ? { icon: { href: base + encodeURI(icon), type: ICON_TYPES[path.extname(icon)] ?? '' } } : {}),
  };
}
