import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html';

it('makes a text safe within an element and within an attribute', () => {
  expect(escapeHtml('a & <b title="c">')).toBe('a &amp; &lt;b title=&quot;c&quot;&gt;');
});
