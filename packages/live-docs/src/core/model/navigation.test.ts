import { expect, it } from 'vitest';
import { findNav } from './navigation';

const item = (path: string, ...children: ReturnType<typeof entry>[]) => ({ ...entry(path), children });
const entry = (path: string) => ({ title: path, path, link: path, order: 0, children: [] });

it('finds an entry of either level, with the one above it', () => {
  const navigation = [item('/'), item('/guide', entry('/guide/columns'), entry('/guide/rows'))];
  const found = (path: string) => {
    const place = findNav(navigation, path);
    return place && [place.top.path, place.entry.path];
  };
  expect(found('/')).toEqual(['/', '/']);
  expect(found('/guide')).toEqual(['/guide', '/guide']);
  expect(found('/guide/rows')).toEqual(['/guide', '/guide/rows']);
  expect(found('/guide/none')).toBeUndefined();
});
