import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createRouter, RouterProvider } from '../navigation';
import { linkKind, NamedLink, ProseLink } from './prose';

it('marks a link to another host, unless it holds nothing but images', () => {
  const link = (props: Parameters<typeof ProseLink>[0]) =>
    renderToStaticMarkup(<ProseLink href="https://example.org" {...props} />);
  expect(link({ children: 'Text' })).toContain('<svg');
  expect(link({ 'children': <img alt="Badge" />, 'data-inline': '' })).not.toContain('<svg');
});

it('shows a link by name as one of Markdown, unless it has a class', () => {
  const location = { path: '/', search: '', hash: '' };
  const router = createRouter(() => new Promise(() => undefined), { location, arrival: { by: 'load' } });
  const classOf = (link: ReactNode) =>
    /class="(.*?)"/.exec(renderToStaticMarkup(<RouterProvider router={router}>{link}</RouterProvider>))?.[1];
  expect(classOf(<NamedLink to="/a" />)).toBe(classOf(<ProseLink href="/a" />));
  expect(classOf(<NamedLink to="/a" className="own" />)).toBe('own');
});

it.each([
  ['/demo/simple#id', 'page'],
  ['?tab=more', 'page'],
  ['https://react.dev', 'external'],
  ['//react.dev', 'external'],
  ['#section', 'plain'],
  ['mailto:a@example.com', 'plain'],
])('%s is %s', (href, kind) => expect(linkKind(href)).toBe(kind));
