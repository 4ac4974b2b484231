import { fileKind } from 'live-playground/model';

/** A folder for a demo's files alone, deep enough that one from above (`../rows.ts`) stays within `base`. @param names paths from the demo's folder. */
export function demoFolder(base: string, names: readonly string[]): string {
  const above = names.map((name) => name.split('/').filter((part) => part === '..').length);
  return `${base}${'/inner'.repeat(Math.max(0, ...above))}`;
}

/** True for a file that is text wherever a demo is taken: code, styles, data, SVG. */
export const isTextFile = (name: string): boolean =>
  /\.(?:svg|txt|md|csv|vtt|html)$/.test(name) || !['value', undefined].includes(fileKind(name));
