import type { FrameHosts } from 'live-playground/build';
import { hostOf, STYLESHEET, type Directive } from '../../config/policy-sources';
import type { SiteConfig } from '../../config/site-config';

const DIRECTIVES: readonly Directive[] = ['style-src', 'img-src', 'font-src', 'media-src'];

/** What edited demos may load from other hosts: what the site's policy and head name for stylesheets, pictures, fonts and media. */
export function frameHosts({
  contentSecurityPolicy: added,
  head,
}: Pick<SiteConfig, 'contentSecurityPolicy' | 'head'>): FrameHosts {
  const sheets = head.flatMap(({ tag, attributes: { rel, href } }) =>
    tag === 'link' && rel === 'stylesheet' && typeof href === 'string' && hostOf(href) ? href : [],
  );
  const sourcesOf = (directive: Directive) => [
    ...(STYLESHEET.includes(directive) ? sheets.flatMap((sheet) => hostOf(sheet) ?? []) : []),
    // Keywords are about scripts, or say what the frame has anyway.
    ...((added && added[directive]) || []).filter((source) => !source.startsWith("'")),
  ];
  return {
    policy: Object.fromEntries(DIRECTIVES.map((each) => [each, [...new Set(sourcesOf(each))]])),
    stylesheets: sheets,
  };
}
