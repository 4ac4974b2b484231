import path from 'node:path';
import postcss from 'postcss';
import { askFeatures } from '../../feature/features-of';
import { attempt } from '../../files/attempt';
import { SITE } from '../../files/entries';
import type { Snapshot } from '../../snapshot/snapshot';

type Color = 'light' | 'dark';

const DARK = /^:root\[data-prefers-color=(["']?)dark\1\]$/;

/** A colour without a variable or a formula, which also programs read that know none. */
const PLAIN = /^(#[\da-f]{3,8}|rgba?\([\d\s.,%/]+\)|hsla?\([\d\s.,%/a-z]+\)|[a-z]+)$/i;

/** Ids of the stylesheets that add to the engine's theme: those of features, and the site's. */
export const ownThemes = ({ config, root }: Pick<Snapshot, 'config' | 'root'>): string[] => [
  ...askFeatures({ config }, ({ theme }) => (theme ? [theme] : [])),
  ...(config.theme ? [path.posix.join(root, config.theme)] : []),
];

/** Ids of the stylesheets of a site's theme, the engine's first. */
export const themesOf = (site: Pick<Snapshot, 'config' | 'root'>): string[] => [
  `${SITE}/theme.css`,
  ...ownThemes(site),
];

/** The texts of these. */
export const readThemes = (site: Pick<Snapshot, 'config' | 'root' | 'files'>): string[] =>
  themesOf(site).map((file) => site.files.text(file) ?? '');

/**
 * The values of a theme in one colour, by property: the last one of each.
 * @param sheets `:root` has the light values, `:root[data-prefers-color='dark']` the dark ones.
 * @param accepts which values count.
 */
function valuesOf(sheets: readonly string[], color: Color, accepts: (value: string) => boolean): Map<string, string> {
  const applies = (selector: string) => (color === 'dark' ? DARK.test(selector) : selector === ':root');
  return new Map(
    sheets
      // The bundler says what is wrong with one that can't be read.
      .flatMap((sheet) => attempt(() => postcss.parse(sheet).nodes) ?? [])
      .flatMap((node) => (node.type === 'rule' && node.selectors.some(applies) ? node.nodes : []))
      .flatMap((one) => (one.type === 'decl' ? [[one.prop, one.value.trim()] as const] : []))
      .filter(([, value]) => accepts(value)),
  );
}

/** The colours of a theme that are plain, by property. */
export const plainColors = (sheets: readonly string[], color: Color): ReadonlyMap<string, string> => {
  const values = (one: Color) => valuesOf(sheets, one, (value) => PLAIN.test(value));
  return color === 'dark' ? new Map([...values('light'), ...values('dark')]) : values('light');
};

/** Style that gives demos one colour, whichever the page has: in pages, and in the documents of demos alone. */
export function demoPalette(sheets: readonly string[], color: Color): string {
  const [light, dark] = (['light', 'dark'] as const).map((one) => valuesOf(sheets, one, () => true));
  const values = color === 'dark' ? new Map([...light!, ...dark!]) : light!;
  const palette = [...dark!.keys()].flatMap((name) => (values.has(name) ? `  ${name}: ${values.get(name)};` : []));
  return [
    '[data-demo-preview],',
    ':root:has(main[data-demo]) {',
    ...palette,
    '  background: var(--bg);',
    '  color: var(--text);',
    '}',
  ].join('\n');
}
