// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { drawing } from './drawing.fixture';
import { writeSvg } from './write-svg';

let root: Element;
beforeEach(() => {
  root = new DOMParser().parseFromString(writeSvg(drawing), 'image/svg+xml').documentElement;
});

const attributes = (element: Element | null | undefined) =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));

it('is as large as what it shows, and named', () => {
  expect(attributes(root)).toMatchObject({ width: '200', height: '100', viewBox: '0 0 200 100' });
  expect(root.querySelector('title')?.textContent).toBe('Rows & columns');
});

it('writes text as text, where it stands', () => {
  const [left, right] = root.querySelectorAll('text');
  expect([left?.textContent, right?.textContent]).toEqual(['Aurora <7>', '1,204']);
  expect(attributes(left)).toMatchObject({ 'x': '24', 'y': '33', 'font-size': '14', 'font-weight': '600' });
  expect(attributes(right)).toMatchObject({
    'x': '180',
    'text-anchor': 'end',
    'fill-opacity': '0.6',
    'text-decoration': 'underline',
  });
});

it('writes boxes as shapes, their stroke within them', () => {
  expect(attributes(root.querySelector(':scope > rect'))).toMatchObject({ width: '200', fill: '#ffffff' });
  const ground = root.querySelector('g > path');
  expect(ground?.getAttribute('d')).toMatch(/^M18 10\.5H182a7\.5 7\.5/);
  expect(attributes(ground)).toMatchObject({ 'fill': '#0d1015', 'fill-opacity': '0.5', 'stroke': '#e3e6eb' });
});

it('cuts off what lies outside, and casts shadows', () => {
  const group = root.querySelector('g');
  expect(group?.getAttribute('clip-path')).toBe('url(#clip)');
  expect(attributes(root.querySelector('#clip > rect'))).toMatchObject({ x: '10', width: '180', rx: '8' });
  expect(attributes(root.querySelector('feDropShadow'))).toMatchObject({ dy: '4', stdDeviation: '8' });
});

it('gives each group a name of its own', () => {
  expect([...root.querySelectorAll('g')].map(({ id }) => id)).toEqual(['Table_Stations', 'Table_Stations_2']);
});

it('draws lines through points, and keeps the curves of an icon', () => {
  const [line] = root.querySelectorAll('#Table_Stations_2 > path');
  expect(attributes(line)).toMatchObject({ 'd': 'M20 80L24 84L28 80', 'stroke': '#2456e3', 'stroke-linecap': 'round' });
  expect(attributes(root.querySelector('circle'))).toMatchObject({ r: '4', fill: '#2456e3' });
});

it('leaves out what XML cannot hold', () => {
  const text = writeSvg({ ...drawing, name: 'bell\u0007', layers: [] });
  expect(text).toContain('<title>bell</title>');
});
