import { plainColors } from '../../../core/node/output/data/theme-values';

/**
 * Puts the light colours of a theme in the place of its variables: programs that draw a picture alone know neither variables
 * nor `color-mix`, which becomes a colour that the ground shines through.
 * @param sheets stylesheets of the theme.
 */
export function fillColours(svg: string, sheets: readonly string[]): string {
  const colours = plainColors(sheets, 'light');
  const colourOf = (name: string) => colours.get(name) ?? 'none';
  return svg
    .replace(
      /(fill|stroke)="color-mix\(in srgb, var\((--[\w-]+)\) (\d+)%, var\(--bg\)\)"/g,
      (_, attribute: string, name: string, share: string) =>
        `${attribute}="${colourOf(name)}" ${attribute}-opacity="${Number(share) / 100}"`,
    )
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => colourOf(name));
}
