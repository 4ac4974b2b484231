import { expect, it } from 'vitest';
import { linkKind } from './link-kind';

it.each([
  ['/demo/simple#id', 'page'],
  ['?tab=more', 'page'],
  ['https://react.dev', 'external'],
  ['//react.dev', 'external'],
  ['#section', 'plain'],
  ['mailto:a@example.com', 'plain'],
])('%s is %s', (href, kind) => expect(linkKind(href)).toBe(kind));
