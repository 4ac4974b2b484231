import postcss, { type Rule } from 'postcss';

/** What the dark colours of a theme apply to. */
const DARK = /^:root\[data-prefers-color=(["']?)dark\1\]$/;

/**
 * Style that gives demos one colour, whichever the page has: in pages, and in the documents of demos alone.
 * @param sheets stylesheets of a theme: `:root` has its light values, `:root[data-prefers-color='dark']` the dark ones.
 */
export function demoPalette(sheets: readonly string[], color: 'light' | 'dark'): string {
  const rules = sheets.flatMap((sheet) =>
    postcss.parse(sheet).nodes.flatMap((node) => (node.type === 'rule' ? node : [])),
  );
  const dark = valuesOf(rules, (selector) => DARK.test(selector));
  const light = valuesOf(rules, (selector) => selector === ':root');
  const values = color === 'dark' ? new Map([...light, ...dark]) : light;
  const palette = [...dark.keys()].flatMap((name) => (values.has(name) ? `  ${name}: ${values.get(name)};` : []));
  return [
    '[data-demo-preview],',
    ':root:has(main[data-demo]) {',
    ...palette,
    '  background: var(--bg);',
    '  color: var(--text);',
    '}',
  ].join('\n');
}

/** The last value of each property. */
const valuesOf = (rules: readonly Rule[], applies: (selector: string) => boolean): Map<string, string> =>
  new Map(
    rules
      .filter(({ selectors }) => selectors.some(applies))
      .flatMap(({ nodes }) => nodes.flatMap((one) => (one.type === 'decl' ? [[one.prop, one.value.trim()]] : []))),
  );
