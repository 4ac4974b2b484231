import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as fontkit from 'fontkit';
import type { Font, Glyph } from 'fontkit';
import { once } from '../../../core/node/files/files';

/** Text as shapes. */
export interface Outline {
  /** SVG paths, from the origin along the baseline. */
  paths: string;
  width: number;
}

/** Draws text as shapes, so that a picture is the same on every machine, whatever fonts it has. */
export interface Typeface {
  /** About how wide a text is at size 1: each character by itself, which is fast. */
  measure(text: string): number;
  /** A text without pictographs and signs that no font has; empty if they lack a letter or a digit of it. */
  fit(text: string): string;
  /** Characters that no font has are left out. */
  outline(text: string, size: number): Outline;
}

/** Characters that one file of Inter has each. */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];

/**
 * Inter, and another font for characters that it lacks.
 * @param font file of the other one, absolute.
 * @throws {Error} if that can't be read.
 */
export function createTypeface(weight: 400 | 600, font?: string): Typeface {
  const require = createRequire(import.meta.url);
  // Loading it takes 100 ms, which commands that draw nothing don't spend.
  const { create } = require('fontkit') as typeof fontkit;
  const inter = SUBSETS.map((subset) =>
    require.resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`),
  );
  // Most texts need the first one only.
  const fonts = [...inter, ...(font === undefined ? [] : [font])].map((file) => {
    let known: Font | undefined;
    return () => (known ??= openFont(create, file));
  });
  const known = new Map<string, Found>();
  /** The font that has a character. */
  const find = (character: string): Found =>
    once(known, character, () => {
      const code = character.codePointAt(0) ?? 0;
      return toFound(fonts.find((one) => one().hasGlyphForCodePoint(code))?.(), code);
    });
  const pathOf = rememberPaths();

  return {
    fit(text) {
      const characters = [...text];
      const known = characters.filter((character) => find(character).font);
      if (known.length === characters.length) return text;
      const isLegible = characters.every((character) => find(character).font || !/[\p{L}\p{N}]/u.test(character));
      const rest = known.join('').replace(/\s+/g, ' ').trim();
      return isLegible ? rest : '';
    },
    measure: (text) => [...text].reduce((width, character) => width + find(character).width, 0),
    outline(text, size) {
      let paths = '';
      let width = 0;
      for (const { font, text: part } of splitRuns(text, (character) => find(character).font)) {
        if (!font) continue;
        const { glyphs, positions } = font.layout(part);
        const scale = size / font.unitsPerEm;
        for (const [at, glyph] of glyphs.entries()) {
          const path = pathOf(font, glyph);
          if (path) paths += `<path transform="translate(${round(width)} 0) scale(${scale} ${-scale})" d="${path}"/>`;
          width += (positions[at]?.xAdvance ?? 0) * scale;
        }
      }
      return { paths, width };
    },
  };
}

interface Found {
  font: Font | undefined;
  /** At size 1. */
  width: number;
}

const toFound = (font: Font | undefined, code: number): Found => ({
  font,
  width: font ? font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm : 0,
});

/** The shape of a glyph, which is read from its font once. */
function rememberPaths(): (font: Font, glyph: Glyph) => string {
  const known = new Map<Font, Map<number, string>>();
  return (font, glyph) => {
    const paths = once(known, font, () => new Map<number, string>());
    return once(paths, glyph.id, () => glyph.path.toSVG());
  };
}

interface Run {
  font: Font | undefined;
  text: string;
}

/** Neighbouring characters of one font. */
function splitRuns(text: string, fontOf: (character: string) => Font | undefined): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const font = fontOf(character);
    const last = runs.at(-1);
    if (last && last.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

function openFont(create: (typeof fontkit)['create'], file: string): Font {
  const font = create(readFileSync(file));
  if ('fonts' in font) throw new Error(`${file} is a collection of fonts`);
  return font;
}

const round = (value: number) => Math.round(value * 100) / 100;
