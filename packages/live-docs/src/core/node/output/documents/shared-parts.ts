import { existsSync } from 'node:fs';
import path from 'node:path';
import { storagePrefix } from '../../../model';
import { isElsewhere } from '../../config/option-types';
import { ENGINE } from '../../files/entries';
import { readManifest } from '../../files/installed-package';
import type { Snapshot } from '../../snapshot/snapshot';
import { plainColors, readThemes } from '../data/theme-values';
import type { DocumentParts } from './render-document';

/** What differs in no document of a site, but for the language of translations. */
export type SharedPart = 'language' | 'base' | 'generator' | 'storage' | 'themeColor' | 'icon' | 'head' | 'headScript';

const ICON_TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png', '.ico': 'image/x-icon' };

/**
 * What all documents of a site have in common.
 * @param headScript see `buildHead`.
 * @param base put before addresses of the site's files; `/` where that happens later.
 */
export function sharedParts(
  site: Pick<Snapshot, 'root' | 'config' | 'files'>,
  headScript: string,
  base = site.config.base,
): Pick<DocumentParts, SharedPart> {
  const { root, config } = site;
  const themes = readThemes(site);
  const ground = (color: 'light' | 'dark') => plainColors(themes, color).get('--bg') ?? '';
  const icon = config.favicon ?? (existsSync(path.join(root, 'public/favicon.svg')) ? 'favicon.svg' : undefined);
  return {
    language: config.language.id,
    base,
    generator: readGenerator(root),
    storage: storagePrefix(config),
    themeColor: { light: ground('light'), dark: ground('dark') },
    head: config.head,
    headScript,
    ...(icon ? { icon: readIcon(icon, base) } : {}),
  };
}

/** An icon on another host says by itself of what type it is. */
const readIcon = (icon: string, base: string) =>
  isElsewhere(icon)
    ? { href: icon, type: '' }
    : { href: base + encodeURI(icon), type: ICON_TYPES[path.extname(icon)] ?? '' };

/** Name and version of the site's own package; of the engine, where the site has none. */
function readGenerator(root: string): string {
  const made = [root, ENGINE].map(readManifest).find((manifest) => manifest?.name && manifest.version);
  return `${made?.name} ${made?.version}`;
}
