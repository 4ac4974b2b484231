import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { readScopedNames, scopeName } from '../../model/scope-name';
import { scopeStyle } from './scope-style';

const KEY = 'docs/look.module.css';
const CSS = `/* .no { } */
.base { margin: .5em } .wide { width: 100% }
.card, .card:hover > .title:not(.open)::after { color: red; content: ".text"; animation: spin 1s }
.card { composes: base wide; composes: plain from global; background: url(./a.b.png) }
:global(.ant .x) .inner { top: 0 } .inner :global .y { top: 0 } :local(.own) { top: 0 }
#top a[href=".card"] { top: 0 }
@media (min-width: 1.5em) { .card .title { top: 0 } }
@keyframes spin { 50.5% { top: 0 } to { top: 1px } }
.outer { &.active { top: 0 } .nested { top: 0 } }
`;
const flat = (css: string) =>
  css
    .replace(/\/\*.*?\*\//g, '')
    .replace(/composes:[^;]*;/g, '')
    .replace(/\s+/g, '')
    .replace(/;+/g, ';')
    .replace(/\{;/g, '{')
    .replaceAll(';}', '}');

it('names classes as the build does', async () => {
  const config = await resolveConfig(
    {
      configFile: false,
      css: { modules: { generateScopedName: (name) => scopeName(name, KEY) }, postcss: {} },
    },
    'build',
  );
  const built = await preprocessCSS(CSS, `/site/${KEY}`, config);
  const { style, names } = scopeStyle(CSS, KEY);
  expect(flat(style)).toBe(flat(built.code));
  expect(names).toEqual(built.modules);
  expect(readScopedNames(style, KEY)['card']).toBe(scopeName('card', KEY));
});
