import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const layersOf = (css: string) => [...css.matchAll(/z-index: (\d+)/g)].map(([, layer]) => Number(layer));
const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

it('is below names to choose from in the code beside it', () => {
  const [, rule = ''] =
    /\.root:has\(:global\(\.cm-tooltip\)\) \{([^}]*)\}/.exec(read('../react/live-code.module.css')) ?? [];
  const [tooltips = 0] = layersOf(rule);
  expect(Math.max(...layersOf(read('splitter.module.css')))).toBeLessThan(tooltips);
});
