import postcss from 'postcss';

/** Colours that every program reads that draws SVG. */
const PLAIN = /^(#[\da-f]{3,8}|rgba?\([\d\s.,%/]+\)|hsla?\([\d\s.,%/a-z]+\)|[a-z]+)$/i;

/**
 * Puts the light colours of a theme in the place of its variables: programs that draw a picture alone know neither variables
 * nor `color-mix`, which becomes a colour that the ground shines through.
 * @param sheets stylesheets that set variables in `:root`; those of later ones count.
 */
export function fillColours(svg: string, sheets: readonly string[]): string {
  const colours = readColours(sheets);
  const colourOf = (name: string) => colours.get(name) ?? 'none';
  return svg
    .replace(
      /(fill|stroke)="color-mix\(in srgb, var\((--[\w-]+)\) (\d+)%, var\(--bg\)\)"/g,
      (_, attribute: string, name: string, share: string) =>
        `${attribute}="${colourOf(name)}" ${attribute}-opacity="${Number(share) / 100}"`,
    )
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => colourOf(name));
}

function readColours(sheets: readonly string[]): Map<string, string> {
  const colours = new Map<string, string>();
  for (const sheet of sheets) {
    for (const node of postcss.parse(sheet).nodes) {
      if (node.type !== 'rule' || !node.selectors.includes(':root')) continue;
      for (const one of node.nodes) if (one.type === 'decl' && PLAIN.test(one.value)) colours.set(one.prop, one.value);
    }
  }
  return colours;
}
