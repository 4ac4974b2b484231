import type { Outline, Typeface } from './typeface';

/** What the picture of a page says. */
export interface SocialImage {
  title: string;
  /** What the page belongs to. */
  group: string;
  description: string;
  /** Name of the site. */
  site: string;
  /** SVG `symbol` of the demo that the page is about. */
  demo?: string | undefined;
}

/** The fonts of a picture. */
export interface SocialFonts {
  regular: Typeface;
  bold: Typeface;
}

/** Size that sites expect of the picture of a link. */
export const SOCIAL_SIZE = { width: 1200, height: 630 };

const MARGIN = 80;
const WIDTH = SOCIAL_SIZE.width - 2 * MARGIN;
/** Sizes of a title: the largest one with which it has two lines at most. */
const TITLE_SIZES = [76, 64, 54];
/** Shape of a demo's picture. */
const DEMO = { x: MARGIN, y: 318, width: 533, height: 250 };

/**
 * Draws the picture that other sites show beside a link to a page: its group, its title, and its demo's picture or what it says of
 * itself. Signs that the fonts lack are left out, and texts of whose letters they lack one.
 * @returns an SVG document in the theme's variables.
 */
export function drawSocialImage(page: SocialImage, { regular, bold }: SocialFonts): string {
  const { width, height } = SOCIAL_SIZE;
  const title = drawTitle(bold.fit(page.title), bold);
  const site = bold.outline(bold.fit(page.site), 36);
  const parts = [
    `<rect width="${width}" height="${height}" fill="var(--bg)"/><rect width="${width}" height="14" fill="var(--accent)"/>`,
    drawText(regular.outline(regular.fit(page.group), 32), MARGIN, MARGIN + 32, 'var(--text-soft)'),
    title.shapes,
    page.demo
      ? drawDemo(page.demo)
      : drawDescription(regular.fit(page.description), regular, MARGIN + 116 + title.height),
    drawText(site, width - MARGIN - site.width, height - MARGIN + 18, 'var(--accent)'),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;
}

/** True if the fonts have all letters of a page's title. */
export const canDraw = ({ title }: SocialImage, { bold }: SocialFonts): boolean => bold.fit(title) !== '';

function drawTitle(text: string, bold: Typeface): { shapes: string; height: number } {
  const words = splitWords(text, bold);
  const size = TITLE_SIZES.find((one) => wrap(words, one).length <= 2) ?? TITLE_SIZES.at(-1)!;
  const lines = outlineAll(wrap(words, size).slice(0, 2), bold, size);
  const step = size * 1.15;
  return {
    shapes: drawLines(lines, MARGIN + 60 + size * 0.9, step, 'var(--text)'),
    height: lines.length * step,
  };
}

function drawDescription(text: string, regular: Typeface, y: number): string {
  const lines = wrap(splitWords(text, regular), 34).slice(0, 4);
  return drawLines(outlineAll(lines, regular, 34), y, 50, 'var(--text-soft)');
}

function drawDemo(symbol: string): string {
  const [, shapes = ''] = /<symbol[^>]*>(.*)<\/symbol>/s.exec(symbol) ?? [];
  const { x, y, width, height } = DEMO;
  const frame = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="var(--bg-soft)" stroke="var(--line)" stroke-width="2"/>`;
  return `${frame}<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 320 150">${shapes}</svg>`;
}

const drawLines = (lines: Outline[], y: number, step: number, colour: string) =>
  lines.map((line, at) => drawText(line, MARGIN, y + at * step, colour)).join('');

const drawText = (text: Outline, x: number, y: number, colour: string) =>
  text.paths ? `<g transform="translate(${Math.round(x)} ${Math.round(y)})" fill="${colour}">${text.paths}</g>` : '';

/** After a space, and after a character of a script without spaces. */
const BREAKS = /(?<=\s)|(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}])(?!\p{P})/u;

/** A word, which stays in one line. */
interface Word {
  text: string;
  /** At size 1, with the spaces after it. */
  width: number;
  /** At size 1, without them. */
  shown: number;
}

/** Words of a text. */
const splitWords = (text: string, typeface: Typeface): Word[] =>
  text
    .split(BREAKS)
    .map((word) => ({ text: word, width: typeface.measure(word), shown: typeface.measure(word.trimEnd()) }));

/** Texts of the lines that words take. */
function wrap(words: Word[], size: number): string[] {
  const lines: string[] = [];
  let width = Infinity;
  for (const word of words) {
    const fits = (width + word.shown) * size <= WIDTH;
    if (fits) lines.push((lines.pop() ?? '') + word.text);
    else lines.push(word.text);
    width = word.width + (fits ? width : 0);
  }
  return lines;
}

/** Lines as shapes. */
const outlineAll = (lines: string[], typeface: Typeface, size: number): Outline[] =>
  lines.map((line) => typeface.outline(line.trim(), size));
