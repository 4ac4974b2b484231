import { z } from 'zod';

const DIRECTIVES = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'media-src',
  'connect-src',
  'worker-src',
  'frame-src',
  'manifest-src',
  'form-action',
] as const;

export type Directive = (typeof DIRECTIVES)[number];

/** A source as a policy writes it. A keyword without its quotes would be the name of a host. */
const source = z
  .string()
  .regex(
    /^('[^\s'";,]+'|[^\s'";,]*[.:*][^\s'";,]*|localhost)$/,
    `a source such as "https://example.org", "data:" or "'unsafe-eval'"`,
  );

const sources = z.array(source).optional();

/** What a site adds to the policy of its pages, by directive; false for no policy. */
export const policySources = z.union([
  z.literal(false),
  z.strictObject(Object.fromEntries(DIRECTIVES.map((name) => [name, sources])) as Record<Directive, typeof sources>),
]);

/** What a stylesheet of another host needs: it may load fonts from there. */
export const STYLESHEET: readonly Directive[] = ['style-src', 'font-src'];

/** The origin of another host; undefined for an address of the site. */
export function hostOf(address: string | boolean | undefined): string | undefined {
  if (typeof address !== 'string') return undefined;
  const { origin } = new URL(address, 'http://site');
  return origin === 'http://site' || origin === 'null' ? undefined : origin;
}
