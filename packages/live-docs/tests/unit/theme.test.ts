import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SITE } from '../../src/core/node/files/entries';

const THEME = readFileSync(`${SITE}/theme.css`, 'utf8');

/** Colours of one of the two modes, by variable. */
function coloursOf(selector: string): (name: string) => string {
  const [, rule = ''] = THEME.split(`${selector} {`);
  const [block = ''] = rule.split('}');
  return (name) => new RegExp(`${name}: (#[0-9a-f]{6});`).exec(block)?.[1] ?? '';
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

test.each([':root', ":root[data-prefers-color='dark']"])('fields have an edge that is seen: %s', (selector) => {
  const colour = coloursOf(selector);
  for (const ground of ['--bg', '--bg-soft', '--bg-raised'])
    expect([ground, contrast(colour('--line-field'), colour(ground)) >= 3]).toEqual([ground, true]);
});
