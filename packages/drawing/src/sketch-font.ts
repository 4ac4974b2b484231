import type { TextLayer } from './layer';

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
