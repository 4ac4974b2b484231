import { expect, it } from 'vitest';
import type { Layer } from './layer';
import { raisedIn, stack, type Stacked } from './stack';

const box = (name: string, x: number, y: number, width = 10, height = 10): Layer => ({
  type: 'shape',
  name,
  box: { x, y, width, height },
  radii: [0, 0, 0, 0],
  shadows: [],
});
const at = (layer: Layer, z = 0): Stacked => ({ layer, z, raised: [] });
const row = (name: string, content: Stacked[]): Stacked => {
  const layers = content.map(({ layer }) => layer);
  return { layer: { type: 'group', name, layers, opacity: 1 }, z: 0, raised: raisedIn(content, layers) };
};
const names = (stacked: Stacked[]): unknown[] =>
  stacked.map(({ layer }) =>
    layer.type === 'group'
      ? [layer.name, ...names(layer.layers.map((each) => at(each)))]
      : 'name' in layer && layer.name,
  );

it('puts the higher one above, and keeps the order of equals', () => {
  const order = stack([at(box('a', 0, 0), 2), at(box('b', 0, 0)), at(box('c', 0, 0), 0.5), at(box('d', 0, 0), -1)]);
  expect(names(order)).toEqual(['d', 'b', 'c', 'a']);
});

it('leaves a pinned cell in its row where no other row covers it', () => {
  const rows = [0, 10].map((y) => row(`row ${y}`, [at(box('cell', 0, y)), at(box('pinned', 10, y), 2)]));
  expect(names(stack(rows))).toEqual([
    ['row 0', 'cell', 'pinned'],
    ['row 10', 'cell', 'pinned'],
  ]);
});

it('takes a pinned cell out of its row where a later row would cover it', () => {
  const head = row('head', [at(box('cell', 0, 0)), at(box('pinned', 10, 0, 10, 20), 2)]);
  const second = row('second', [at(box('left', 0, 10)), at(box('under', 10, 10))]);
  expect(names(stack([head, second]))).toEqual([['head', 'cell'], ['second', 'left', 'under'], 'pinned']);
});
