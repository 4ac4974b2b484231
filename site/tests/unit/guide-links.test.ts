import path from 'node:path';
import { expect, it } from 'vitest';
import { readTexts, SITE } from './read-texts';

it('at least three other pages lead to each guide', () => {
  const pages = readTexts(path.join(SITE, 'docs'), /^(index|guide\/[\w-]+|demo\/[\w-]+)\.mdx$/).map(
    ({ file, text }) => ({ address: `/${file.slice(0, -'.mdx'.length)}`, text }),
  );
  const guides = pages.filter(({ address }) => address.startsWith('/guide/'));
  const lonely = guides.flatMap(({ address }) => {
    const link = new RegExp(`\\(${address}[)#]`);
    const count = pages.filter((page) => page.address !== address && link.test(page.text)).length;
    return count < 3 ? [`${address}: ${count}`] : [];
  });
  expect(guides.length).toBeGreaterThan(30);
  expect(lonely).toEqual([]);
});
