import { expect, it } from 'vitest';
import { writeFiles } from '../../../../../../tests/support/write-files';
import { readLogo } from './read-logo';

it('leaves an address on another host as it is', () => {
  expect(readLogo('/site', 'https://example.org/u/9?s=200&v=4.svg', '/docs/')).toEqual({
    src: 'https://example.org/u/9?s=200&v=4.svg',
  });
});

it('puts a small drawing into the page, and links any other file', async () => {
  const root = await writeFiles({
    'public/small.svg': '<?xml version="1.0"?>\n<!-- by hand -->\n<svg><path/></svg>\n',
    'public/large.svg': `<svg>${'<path/>'.repeat(1000)}</svg>`,
  });
  expect(readLogo(root, 'small.svg', '/docs/')).toEqual({ svg: '<svg><path/></svg>' });
  expect(readLogo(root, 'large.svg', '/docs/')).toEqual({ src: '/docs/large.svg' });
  expect(readLogo(root, 'my logo.png', '/docs/')).toEqual({ src: '/docs/my%20logo.png' });
});
