import { expect, it } from 'vitest';
import { readControls, withoutControls } from './read-controls';

const DEMO = `import Table from 'table';

// What readers may set.
export const controls = {
  rows: { min: -1, max: 100_000, step: 0.5 },
  'size': { options: ['small', 2, true] },
  sticky: {},
} as const satisfies object;

export default function Demo({ rows = 100, sticky = true, size = pick(), ...rest }: Props) {
  return null;
}
`;

it('reads what a demo says of its props, without running it', () => {
  const { place, ...read } = readControls('demo.tsx', DEMO);
  expect(read).toEqual({
    name: 'Demo',
    initial: { rows: 100, sticky: true },
    specs: {
      rows: { min: -1, max: 100_000, step: 0.5, line: 5 },
      size: { options: ['small', 2, true], line: 6 },
      sticky: { line: 7 },
    },
    problems: [],
  });
  expect(DEMO.slice(place?.start, place?.end)).toMatch(/^export const controls = [^]*satisfies object;$/);
});

it.each([
  ['const Demo = ({ rows = 1 }) => null;\nexport default Demo;', { name: 'Demo', initial: { rows: 1 } }],
  ['function Demo({ rows = 1 }) {}\nexport default Demo;', { name: 'Demo', initial: { rows: 1 } }],
  ['export default ({ rows = 1 }) => null;', { initial: { rows: 1 } }],
  ['export default function Demo(props) {}', { name: 'Demo', initial: {} }],
  ['export default class Demo {}', { name: 'Demo', initial: {} }],
  ["export { default } from './other';", { initial: {} }],
])('finds the component of %j', (text, expected) => {
  expect(readControls('demo.tsx', text)).toEqual({ ...expected, problems: [] });
});

it.each([
  ['export const controls = all;', 1, '"controls" is not an object'],
  ['export const controls = {\n  ...others,\n};', 2, '"controls" is not what a control can be'],
  ['export const controls = {\n  rows: { min: MIN },\n};', 2, '"controls.rows" is not what a control can be'],
  ['export const controls = { rows: { most: 3 } };', 1, '"controls.rows" is not what a control can be'],
  ['export const controls = { size: { options: [] } };', 1, '"controls.size" is not what a control can be'],
  ['export const controls = { size: true };', 1, '"controls.size" is not what a control can be'],
])('says what is wrong with %j', (text, line, found) => {
  expect(readControls('docs/demo.tsx', text).problems).toMatchObject([{ file: 'docs/demo.tsx', line, found }]);
});

it('shows readers a demo without its controls and their comment', () => {
  expect(withoutControls(DEMO)).toBe(`import Table from 'table';

export default function Demo({ rows = 100, sticky = true, size = pick(), ...rest }: Props) {
  return null;
}
`);
  expect(withoutControls('const controls = 1;')).toBe('const controls = 1;');
  const crlf = (text: string) => text.replaceAll('\n', '\r\n');
  expect(withoutControls(crlf(DEMO))).toBe(crlf(withoutControls(DEMO)));
});
