import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { FEATURES, type SiteOptions } from '../../../../features';
import { readSiteConfig } from '../../config/site-config';
import { pagePolicy } from './page-policy';

/** The script in the head. */
const HEAD = 'start()';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of a site with these options, by directive. */
function policyOf(options: Partial<SiteOptions> = {}): Record<string, string> {
  const least = { title: 'A', library: 'a', repository: { url: 'https://example.org' } };
  const policy = pagePolicy(readSiteConfig({ ...least, ...options }, FEATURES), HEAD);
  const directives = policy?.split('; ').map((directive) => directive.split(/ (.*)/)) ?? [];
  return Object.fromEntries(directives.map(([name = '', sources = '']) => [name, sources]));
}

it("allows the site's own files, the head's script, and the sandboxes", () => {
  expect(policyOf()).toEqual({
    'default-src': "'none'",
    'script-src': `'self' ${hash(HEAD)}`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self' data:",
    'media-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'frame-src': "'self'",
    'manifest-src': "'self'",
    'form-action': 'https://codesandbox.io https://stackblitz.com',
    'base-uri': "'none'",
  });
});

it('closes forms where no sandbox is offered', () => {
  expect(policyOf({ sandboxes: [] })['form-action']).toBe("'none'");
  expect(policyOf({ sandboxes: [], contentSecurityPolicy: { 'form-action': ['https://a.org'] } })['form-action']).toBe(
    'https://a.org',
  );
});

it('allows what tags of the head need', () => {
  const policy = policyOf({
    head: [
      { tag: 'script', text: 'a = "</script>"\r\n' },
      { tag: 'script', attributes: { type: 'application/ld+json' }, text: '{}' },
      { tag: 'script', attributes: { src: '/own.js' } },
      { tag: 'script', attributes: { src: 'https://count.org/a.js', defer: true } },
      { tag: 'link', attributes: { rel: 'stylesheet', href: '//style.org/a.css' } },
      { tag: 'link', attributes: { rel: 'manifest', href: '/site.webmanifest' } },
      { tag: 'link', attributes: { rel: 'license', href: 'https://license.org' } },
    ],
  });
  expect(policy).toEqual({
    ...policyOf(),
    'script-src': `'self' ${hash(HEAD)} ${hash('a = "<\\/script>"\n')} https://count.org`,
    'connect-src': "'self' https://count.org",
    'style-src': "'self' 'unsafe-inline' http://style.org",
    'font-src': "'self' data: http://style.org",
  });
});

it('allows the scripts in the markup of a page', () => {
  const options = { contentSecurityPolicy: {}, head: [], features: [] };
  const body = '<form></form><script>addEventListener("submit")</script><p>&lt;script></p><script>\n</script>';
  expect(pagePolicy(options, HEAD, body)).toContain(
    `script-src 'self' ${hash(HEAD)} ${hash('addEventListener("submit")')} ${hash('\n')};`,
  );
});

it('adds what the site lists, and leaves the policy out if the site says so', () => {
  expect(policyOf({ contentSecurityPolicy: { 'img-src': ['https:', "'self'"] } })['img-src']).toBe(
    "'self' data: https:",
  );
  expect(pagePolicy({ contentSecurityPolicy: false, head: [], features: [] }, HEAD)).toBeUndefined();
});
