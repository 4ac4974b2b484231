import { expect, it } from 'vitest';
import { readSource } from './read-source';

const read = (text: string) => readSource('/site/a.tsx', 'a.tsx', text).exports;

it.each([
  'export function Basic() {}',
  'export async function Basic() {}',
  'export class Basic extends Component<Props> {}',
  'export const Basic = () => null;',
  'export const Basic: FC<{ a: () => void }> = ({ a }) => null;',
  'export const Basic = ({ a = (1) }) => null;',
  'export const Basic = async (props: Props): Promise<Node> => null;',
  'export const Basic = memo(() => null);',
  'export const Basic = React.forwardRef<Ref, Props>((props, ref) => null);',
  'export const Basic = styled.button`color: red`;',
  "export const Basic = styled('a', { b: 1 });",
  'export const Basic = Object.assign(Inner, { Row });',
  'const Basic = () => null;\nexport { Basic };',
  'function Inner() {}\nexport { Inner as Basic };',
  'function Inner() {}\nexport const Basic = Inner;',
  'interface Basic {}\nexport function Basic() {}',
  'export let Basic = () => null;',
  'export const FAQ = () => null;\nexport { FAQ as Basic };\n'.replace('export const', 'const'),
])('takes for a component: %s', (text) => {
  expect(read(text)).toEqual([{ name: 'Basic' }]);
});

it.each([
  ['Basic', 'value', 'export class Basic {}'],
  ['Basic', 'value', 'export enum Basic { A }'],
  ['Basic', 'value', "export const Basic = 'a';"],
  ['Basic', 'value', 'export const Basic = <a />;'],
  ['Basic', 'value', 'export const Basic = new Map();'],
  ['Basic', 'value', 'export const Basic = createContext(1);'],
  ['Basic', 'value', 'export const Basic = React.createContext<string>(1);'],
  ['Basic', 'list', 'export const Basic = [1] as const;'],
  ['Basic', 'object', 'const Basic = { a: 1 } satisfies A;\nexport { Basic };'],
  ['ROWS', 'value', 'export const ROWS = makeRows(10);'],
  ['useRows', 'value', 'export const useRows = () => 1;'],
  ['controls', 'value', 'export const controls = {};'],
  ['All', 'value', "export * as All from './all';"],
  ['All', 'value', "import * as All from './all';\nexport { All };"],
  ['default', 'list', 'const rows = [1];\nexport default rows;'],
  ['default', 'story', "const meta = { title: 'A' };\nexport { meta as default };"],
])('knows that %s is no component, but %s: %s', (name, kind, text) => {
  expect(read(text)).toEqual([{ name, kind }]);
});

it('leaves types out', () => {
  expect(
    read("export interface A {}\nexport type B = 1;\nexport type { C } from './c';\nexport declare const D: 1;"),
  ).toEqual([]);
});

it('says where the others are from', () => {
  const text = `import Own, { Inner, Other as Renamed } from './own';
export { Own as Basic, Inner, Renamed };
export { default as A, B as C } from './parts';
export * from './rest';
export default Renamed;`;
  expect(read(text)).toEqual([
    { name: 'Basic', from: './own', of: 'default' },
    { name: 'Inner', from: './own', of: 'Inner' },
    { name: 'Renamed', from: './own', of: 'Other' },
    { name: 'A', from: './parts', of: 'default' },
    { name: 'C', from: './parts', of: 'B' },
    { name: '*', from: './rest' },
    { name: 'default', from: './own', of: 'Other' },
  ]);
});
