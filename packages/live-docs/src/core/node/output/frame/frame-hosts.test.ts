import { expect, it } from 'vitest';
import { readSiteConfig } from '../../config/site-config';
import type { SiteConfigInput } from '../../config/site-config-schema';
import { frameHosts } from './frame-hosts';

const hostsOf = (options: Partial<SiteConfigInput>) =>
  frameHosts(readSiteConfig({ title: 'A', library: 'a', repository: { url: 'https://example.org' }, ...options }));

it('lets edited demos load from the hosts that the site names for what they show, and from no other', () => {
  const sheet = 'https://fonts.example/css?family=Inter&display=swap';
  const { policy, stylesheets } = hostsOf({
    contentSecurityPolicy: {
      'font-src': ['https://files.example', "'self'"],
      'img-src': ['https://pictures.example'],
      'connect-src': ['https://data.example'],
      'script-src': ['https://scripts.example'],
    },
    head: [
      { tag: 'link', attributes: { rel: 'stylesheet', href: sheet } },
      { tag: 'link', attributes: { rel: 'stylesheet', href: '/own.css' } },
      { tag: 'script', attributes: { src: 'https://statistics.example/count.js' } },
    ],
  });
  expect(policy).toEqual({
    'style-src': ['https://fonts.example'],
    'img-src': ['https://pictures.example'],
    'font-src': ['https://fonts.example', 'https://files.example'],
    'media-src': [],
  });
  expect(stylesheets).toEqual([sheet]);
  const none = { 'style-src': [], 'img-src': [], 'font-src': [], 'media-src': [] };
  expect(hostsOf({ contentSecurityPolicy: false })).toEqual({ policy: none, stylesheets: [] });
});
