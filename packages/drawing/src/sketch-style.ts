import type FileFormat from '@sketch-hq/sketch-file-format-ts';
import type { Color, ShapeLayer, TextLayer } from './layer';

/** What a layer of Sketch may look like. */
export interface Look {
  fill?: Color;
  stroke?: { color: Color; width: number; round?: boolean };
  /** Whether the stroke runs within the shape or along its middle. */
  strokePlace?: 'inside' | 'centre';
  shadows?: ShapeLayer['shadows'];
  opacity?: number;
}

const PLACES = { centre: 0, inside: 1 };

/** Writes a look as Sketch has it, with all that its format demands and no more. */
export function sketchStyle(look: Look): FileFormat.Style {
  const { fill, stroke, strokePlace = 'inside', shadows = [], opacity = 1 } = look;
  /** What is demanded of every fill, border and shadow. */
  const paint = (color: Color) => ({ isEnabled: true, color: sketchColor(color), contextSettings: settings(1) });
  const plain = (color: Color) => ({ ...paint(color), fillType: 0, gradient: NO_GRADIENT });
  return {
    _class: 'style',
    do_objectID: newId(),
    ...(fill && {
      fills: [
        { _class: 'fill', ...plain(fill), noiseIndex: 0, noiseIntensity: 0, patternFillType: 1, patternTileScale: 1 },
      ],
    }),
    ...(stroke && {
      borders: [{ _class: 'border', ...plain(stroke.color), position: PLACES[strokePlace], thickness: stroke.width }],
    }),
    ...(shadows.length > 0 && {
      shadows: shadows.map(({ x, y, blur, spread, color }) => ({
        _class: 'shadow',
        ...paint(color),
        blurRadius: blur,
        offsetX: x,
        offsetY: y,
        spread,
      })),
    }),
    ...(opacity < 1 && { contextSettings: settings(opacity) }),
    borderOptions: {
      _class: 'borderOptions',
      isEnabled: true,
      dashPattern: [],
      lineCapStyle: stroke?.round ? 1 : 0,
      lineJoinStyle: stroke?.round ? 1 : 0,
    },
    innerShadows: [],
    startMarkerType: 0,
    endMarkerType: 0,
    miterLimit: 10,
    windingRule: 0,
    colorControls: { _class: 'colorControls', isEnabled: false, brightness: 0, contrast: 1, hue: 0, saturation: 1 },
  };
}

/** `crypto.randomUUID` is missing on a host without https. Sketch writes identifiers in capitals. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.toUpperCase().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** A colour in shares of one. */
export function sketchColor([red, green, blue, alpha]: Color): FileFormat.Color {
  const share = (part: number) => Math.round((part / 255) * 10_000) / 10_000;
  return { _class: 'color', red: share(red), green: share(green), blue: share(blue), alpha };
}

const settings = (opacity: number): FileFormat.GraphicsContextSettings => ({
  _class: 'graphicsContextSettings',
  blendMode: 0,
  opacity,
});

/** Demanded of every fill and border, and used by none of these. */
const NO_GRADIENT: FileFormat.Gradient = {
  _class: 'gradient',
  elipseLength: 0,
  from: '{0.5, 0}',
  gradientType: 0,
  to: '{0.5, 1}',
  stops: [{ _class: 'gradientStop', color: sketchColor([0, 0, 0, 1]), position: 0 }],
};

/** Families of a system, which no design file can name. */
const SYSTEM = /^(system-ui|-apple-system|blinkmacsystemfont|(ui-)?sans-serif|segoe ui|roboto)$/i;
const MONOSPACE = /^((ui-)?monospace|sf mono)$/i;

/** Sketch names a font by family and cut in one: `HelveticaNeue-Bold`. For a system's own there is one that every Mac has. */
export function sketchFont({ family, weight, italic }: TextLayer['font']): string {
  const first = family.split(',')[0]?.trim().replaceAll(/['"]/g, '') ?? '';
  const strength = weight >= 600 ? 'Bold' : weight >= 500 && !MONOSPACE.test(first) ? 'Medium' : '';
  const cut = strength + (italic ? 'Italic' : '');
  if (SYSTEM.test(first)) return cut ? `HelveticaNeue-${cut}` : 'HelveticaNeue';
  return `${MONOSPACE.test(first) ? 'Menlo' : first.replaceAll(' ', '')}-${cut || 'Regular'}`;
}
