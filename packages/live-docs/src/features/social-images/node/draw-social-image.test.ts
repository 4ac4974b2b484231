import { expect, test } from 'vitest';
import { drawSocialImage, type SocialFonts, type SocialImage } from './draw-social-image';
import { fillColours } from './social-images';
import { createTypeface } from './typeface';

/** A typeface whose shapes are the text itself. A character is half as wide as high; none is there for `X`. */
const written = {
  measure: (text: string) => text.length / 2,
  fit: (text: string) => (text.includes('X') ? '' : text),
  outline: (text: string, size: number) => ({
    paths: text && `<text size="${size}">${text}</text>`,
    width: (text.length * size) / 2,
  }),
};
const fonts: SocialFonts = { regular: written, bold: written };
const PAGE: SocialImage = { title: 'Sorting', group: 'Guide', description: 'Sort rows.', site: 'Table' };
const textsOf = (page: Partial<SocialImage>) =>
  [...drawSocialImage({ ...PAGE, ...page }, fonts).matchAll(/<text size="(\d+)">([^<]*)/g)].map(
    ([, size, text]) => `${size} ${text}`,
  );

test('the picture has the group, the title, the description and the site', () => {
  expect(textsOf({})).toEqual(['32 Guide', '76 Sorting', '34 Sort rows.', '36 Table']);
});

test('a long title is set smaller, in two lines that fit', () => {
  const [, ...lines] = textsOf({ title: 'Keep the columns of a wide table in view while it scrolls' });
  expect(lines.slice(0, 2)).toEqual(['64 Keep the columns of a wide table', '64 in view while it scrolls']);
  expect(textsOf({ title: '表'.repeat(30) }).filter((text) => text.includes('表'))).toHaveLength(2);
});

test('the demo takes the place of the description, and what cannot be drawn is left out', () => {
  const demo = '<symbol id="a" viewBox="0 0 320 150"><path d="M0 0"/></symbol>';
  expect(drawSocialImage({ ...PAGE, demo }, fonts)).toContain('viewBox="0 0 320 150"><path d="M0 0"/></svg>');
  expect(textsOf({ demo, title: 'X', group: 'X' })).toEqual(['36 Table']);
});

test('variables of the theme become the colours of the site', () => {
  const svg = '<path fill="color-mix(in srgb, var(--accent) 26%, var(--bg))" stroke="var(--line)"/>';
  const sheets = [
    ':root { --accent: #00f; --line: #ccc; } :root[data-prefers-color="dark"] { --line: #333 }',
    ':root { --accent: rgb(9 9 9); --line: oklch(50% 0.1 20) }',
  ];
  expect(fillColours(svg, sheets)).toBe('<path fill="rgb(9 9 9)" fill-opacity="0.26" stroke="#ccc"/>');
});

test('Inter has Latin, Greek and Cyrillic, and says what it lacks', () => {
  const inter = createTypeface(600);
  expect(inter.outline('Aé Ж ς', 10)?.width).toBeGreaterThan(20);
  expect(['🚀 Start ↑', 'Deploy 👩‍🚀 it', '表 a', '🚀'].map((text) => inter.fit(text))).toEqual([
    'Start ↑',
    'Deploy it',
    '',
    '',
  ]);
});
