import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProseLink } from './prose-link';

it('marks a link to another host, unless it holds nothing but images', () => {
  const link = (props: Parameters<typeof ProseLink>[0]) =>
    renderToStaticMarkup(<ProseLink href="https://example.org" {...props} />);
  expect(link({ children: 'Text' })).toContain('<svg');
  expect(link({ 'children': <img alt="Badge" />, 'data-inline': '' })).not.toContain('<svg');
});
