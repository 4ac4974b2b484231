import path from 'node:path';
import { expect, it } from 'vitest';
import { readTexts, SITE } from './read-texts';

/** The value of a key of the front matter. */
const valueOf = (text: string, key: string) => new RegExp(`^${key}: (.+)$`, 'm').exec(text.split('\n---\n')[0]!)?.[1];

it('no two pages of a group have the same order, which would leave their place to their titles', () => {
  const taken = new Map<string, string>();
  const twice = readTexts(path.join(SITE, 'docs'), /^(guide|demo|upgrade)\/[\w-]+\.mdx$/).flatMap(({ file, text }) => {
    const [group, order] = [valueOf(text, 'group'), valueOf(text, 'order')];
    if (group === undefined) return [];
    const nav = file.startsWith('demo/') ? 'Demo' : 'Guide';
    const place = `${nav} › ${group} › ${order ?? 0}`;
    const other = taken.get(place);
    taken.set(place, file);
    return other === undefined ? [] : [`${place}: ${other} and ${file}`];
  });
  expect(taken.size).toBeGreaterThan(90);
  expect(twice).toEqual([]);
});
