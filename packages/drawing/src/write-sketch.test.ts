import format from '@sketch-hq/sketch-file-format';
import type FileFormat from '@sketch-hq/sketch-file-format-ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { drawing } from './drawing.fixture';
import { writeSketch } from './write-sketch';

/** Sketch's own schema of one kind of layer. */
const schemaOf = (kind: 'Group' | 'SymbolMaster') => {
  const { definitions } = format.page;
  return z.fromJSONSchema({
    $schema: 'http://json-schema.org/draft-07/schema#',
    $ref: `#/definitions/${kind}`,
    definitions,
  });
};

const group = JSON.parse(writeSketch(drawing, 'group')) as FileFormat.Group;

it('writes a group that Sketch knows', () => {
  expect(schemaOf('Group').safeParse(group).error?.issues).toBeUndefined();
  expect(group).toMatchObject({ _class: 'group', name: 'Rows & columns', frame: { width: 200, height: 100 } });
});

it('writes a symbol that Sketch knows', () => {
  const symbol = JSON.parse(writeSketch(drawing, 'symbol')) as FileFormat.SymbolMaster;
  expect(schemaOf('SymbolMaster').safeParse(symbol).error?.issues).toBeUndefined();
  expect(symbol).toMatchObject({ _class: 'symbolMaster', name: 'Rows & columns' });
  expect(symbol.layers).toHaveLength(group.layers.length);
});

it('is held to the schema', () => {
  expect(schemaOf('Group').safeParse({ ...group, rotation: 'none' }).success).toBe(false);
  expect(schemaOf('Group').safeParse({ ...group, layers: [{ _class: 'text' }] }).success).toBe(false);
});

it('gives each part an identifier of its own', () => {
  const ids = [
    ...JSON.stringify(group).matchAll(
      /"do_objectID":"([\dA-F]{8}-[\dA-F]{4}-4[\dA-F]{3}-[89AB][\dA-F]{3}-[\dA-F]{12})"/g,
    ),
  ].map((match) => match[1]);
  expect(ids.length).toBeGreaterThan(8);
  expect(new Set(ids).size).toBe(ids.length);
});

it('places layers in their group, and cuts off what lies outside', () => {
  const [, , table] = group.layers;
  if (table?._class !== 'group') throw new Error('The table is no group');
  expect(table.frame).toMatchObject({ x: 10, y: 10, width: 180, height: 60 });
  const [mask, ground, text] = table.layers;
  expect(mask).toMatchObject({ _class: 'rectangle', hasClippingMask: true, fixedRadius: 8 });
  expect(ground).toMatchObject({ _class: 'rectangle', frame: { x: 0, y: 0 } });
  expect(text).toMatchObject({ _class: 'text', frame: { x: 14, y: 10 }, attributedString: { string: 'Aurora <7>' } });
});

it('writes several lines as one shape', () => {
  const icons = group.layers.at(-1);
  if (icons?._class !== 'group') throw new Error('The icons are no group');
  expect(icons.style?.contextSettings?.opacity).toBe(0.5);
  expect(icons.layers).toMatchObject([
    { _class: 'shapePath', isClosed: false },
    { _class: 'shapeGroup', layers: [{ isClosed: true }, { isClosed: false, frame: { height: 0 } }] },
  ]);
});
