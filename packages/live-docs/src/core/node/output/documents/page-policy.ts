import { createHash } from 'node:crypto';
import { STYLESHEET, hostOf, type Directive } from '../../config/policy-sources';
import type { SiteConfig } from '../../config/site-config';
import type { HeadTag } from '../../config/site-config-schema';
import { askFeatures } from '../../feature/features-of';
import { oncePer } from '../../../model/once-per';
import type { Snapshot } from '../../snapshot/snapshot';
import { rawText } from './render-document';

type PolicyOptions = Pick<SiteConfig, 'contentSecurityPolicy' | 'head' | 'logo' | 'favicon' | 'url' | 'features'>;

type Sources = readonly (readonly [Directive, string])[];

/**
 * The content security policy of a page: files of the site, and what its configuration and its features name. Scripts can't evaluate texts, and
 * of the inline ones only those run that the build has written.
 * @param headScript see `buildHead`.
 * @param body prerendered markup. React writes a script into it that keeps the submission of a form with an action.
 * @param imageHosts see `imageHosts`.
 * @returns undefined if the site wants none.
 */
export function pagePolicy(
  config: PolicyOptions,
  headScript: string,
  body = '',
  imageHosts: readonly string[] = [],
): string | undefined {
  const { contentSecurityPolicy: added, head, logo, favicon } = config;
  if (added === false) return undefined;
  const policy: Record<Directive, string[]> = {
    'script-src': ["'self'", hashOf(headScript)],
    // Components write `style` attributes and elements.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...imageHosts],
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': [],
  };
  policy['script-src'].push(...inlineHashes(body));
  for (const [directive, source] of head.flatMap(headSources)) policy[directive].push(source);
  for (const [directive, sources] of askFeatures({ config }, (parts) => Object.entries(parts.policy ?? {})))
    policy[directive as Directive].push(...sources);
  for (const picture of [logo, favicon]) {
    const host = picture && hostOf(picture);
    if (host) policy['img-src'].push(host);
  }
  const directives = Object.entries(policy).map(([directive, sources]) => {
    const all = [...new Set([...sources, ...(added[directive as Directive] ?? [])])];
    return `${directive} ${all.length > 0 ? all.join(' ') : "'none'"}`;
  });
  return ["default-src 'none'", ...directives, "base-uri 'none'"].join('; ');
}

/** What the policy calls the scripts in markup. */
export const inlineHashes = (markup: string): string[] =>
  [...markup.matchAll(INLINE_SCRIPT)].map(([, text = '']) => hashOf(text));

/** Scripts that a browser runs or applies. All other types are data. */
const IS_SCRIPT = /^(text\/javascript|module|importmap|speculationrules)?$/i;

const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;

const LINKS: Record<string, readonly Directive[]> = {
  'stylesheet': STYLESHEET,
  'icon': ['img-src'],
  'apple-touch-icon': ['img-src'],
  'manifest': ['manifest-src'],
  'modulepreload': ['script-src'],
};

/** What a tag of the head needs: the hash of a script's text, or the other host that its file comes from. */
function headSources({ tag, attributes, text }: HeadTag): Sources {
  const { type = '', src, href, rel } = attributes;
  if (tag === 'script' && src === undefined)
    return text !== undefined && IS_SCRIPT.test(String(type)) ? [['script-src', hashOf(rawText(text))]] : [];
  const host = hostOf(tag === 'script' ? src : href);
  if (host === undefined) return [];
  // A script usually asks the host that it comes from.
  const directives: readonly Directive[] =
    tag === 'script' ? ['script-src', 'connect-src'] : (LINKS[String(rel)] ?? []);
  return directives.map((directive) => [directive, host]);
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Hosts of the images in all pages: badges of a README. The policy of every page allows them, because a reader who turns to
 * another page keeps that of the first.
 */
export const imageHosts = oncePer(({ entries }: Pick<Snapshot, 'entries'>): string[] =>
  [...new Set(entries.flatMap(({ compiled }) => compiled.imageHosts))].sort(),
);
