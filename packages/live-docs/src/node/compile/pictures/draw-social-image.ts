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
 * itself. Text that the fonts lack a character for is left out.
 * @returns an SVG document in the theme's variables.
 */
export function drawSocialImage(page: SocialImage, { regular, bold }: SocialFonts): string {
  const { width, height } = SOCIAL_SIZE;
  const title = drawTitle(page.title, bold);
  const site = bold.outline(page.site, 36);
  const below = MARGIN + 60 + title.height;
  const parts = [
    `<rect width="${width}" height="${height}" fill="var(--bg)"/><rect width="${width}" height="14" fill="var(--accent)"/>`,
    drawText(regular.outline(page.group, 32), MARGIN, MARGIN + 32, 'var(--text-soft)'),
    title.shapes,
    page.demo ? drawDemo(page.demo) : drawLines(wrap(page.description, regular, 34).slice(0, 4), below + 56, 50),
    drawText(site, width - MARGIN - (site?.width ?? 0), height - MARGIN + 18, 'var(--accent)'),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;
}

/** True if the fonts have all characters of a page's title. */
export const canDraw = ({ title }: SocialImage, { bold }: SocialFonts): boolean => bold.outline(title, 1) !== undefined;

function drawTitle(text: string, bold: Typeface): { shapes: string; height: number } {
  const fitting = TITLE_SIZES.find((size) => wrap(text, bold, size).length <= 2) ?? TITLE_SIZES.at(-1)!;
  const lines = wrap(text, bold, fitting).slice(0, 2);
  const step = fitting * 1.15;
  return {
    shapes: drawLines(lines, MARGIN + 60 + fitting * 0.9, step, 'var(--text)'),
    height: lines.length * step,
  };
}

function drawDemo(symbol: string): string {
  const [, shapes = ''] = /<symbol[^>]*>(.*)<\/symbol>/s.exec(symbol) ?? [];
  const { x, y, width, height } = DEMO;
  const frame = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="var(--bg-soft)" stroke="var(--line)" stroke-width="2"/>`;
  return `${frame}<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 320 150">${shapes}</svg>`;
}

const drawLines = (lines: Outline[], y: number, step: number, colour = 'var(--text-soft)') =>
  lines.map((line, at) => drawText(line, MARGIN, y + at * step, colour)).join('');

const drawText = (text: Outline | undefined, x: number, y: number, colour: string) =>
  text ? `<g transform="translate(${Math.round(x)} ${Math.round(y)})" fill="${colour}">${text.paths}</g>` : '';

/** After a space, and after a character of a script without spaces. */
const BREAKS = /(?<=\s)|(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}])(?!\p{P})/u;

/** Text in lines; none if a font lacks a character of it. */
function wrap(text: string, typeface: Typeface, size: number): Outline[] {
  const lines: string[] = [];
  for (const piece of text.split(BREAKS)) {
    const longer = (lines.at(-1) ?? '') + piece;
    const isFitting = lines.length > 0 && (typeface.outline(longer.trim(), size)?.width ?? 0) <= WIDTH;
    if (isFitting) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  const outlines = lines.map((line) => typeface.outline(line.trim(), size));
  return outlines.every((line) => line !== undefined) ? outlines : [];
}
