import { fileURLToPath } from 'node:url';
import config from '../../../site.config';
import { readSiteConfig } from '../../../../packages/live-docs/src/build/config/site-config';
import { createSite } from '../../../../packages/live-docs/src/build/site/create-site';
import { searchIndex } from '../../../../packages/live-docs/src/build/site/search-index';
import { siteData } from '../../../../packages/live-docs/src/build/site/site-data';
import { toSearchNav, type SearchMetadata } from '../../../../packages/live-docs/src/model';
import { zhCn } from '../../../../packages/live-docs/src/site/locale/zh-cn';

/** What the worker is given for the real site, read from its sources. */
export async function readSite(): Promise<SearchMetadata> {
  const site = createSite(fileURLToPath(new URL('../../..', import.meta.url)), readSiteConfig(config));
  site.scan();
  const nav = toSearchNav(siteData(site).navigation, (title) => [title, zhCn[`group.${title}`] ?? ''].filter(Boolean));
  return { ...(await searchIndex(site)), nav };
}
