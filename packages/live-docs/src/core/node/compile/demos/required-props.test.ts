import { expect, it } from 'vitest';
import { requiredProps } from './required-props';

const required = (text: string, file = 'a.tsx') => Object.fromEntries(requiredProps(file, text));

it.each([
  ['export function Row({ index, style }: { index: number; style: object }) {}', { Row: ['index'] }],
  [
    "import type { RowProps } from 'kit';\nfunction Row({ index, label = 'a' }: RowProps<string>) {}\nexport { Row };",
    { Row: ['index'] },
  ],
  [
    'interface Props { rows: string[]; size?: number }\nexport default ({ rows, size }: Props) => null;',
    { default: ['rows'] },
  ],
  ['type Props = { rows: string[] };\nexport const List = memo((props: Props) => null);', { List: ['rows'] }],
])('finds the props that a component needs in %j', (text, props) => expect(required(text)).toEqual(props));

it.each([
  'export default function App() {}',
  'export function Chart({ width = 300, height }: { width?: number; height?: number }) {}',
  'export function Box({ className, children, ...props }: BoxProps) {}',
  'export const Chart = ({ width }: Partial<ChartProps>) => null;',
  'export const Chart = (props: ChartProps) => null;',
  'type Props = { rows?: string[] };\nexport default function List(props: Props) {}',
])('finds none in %j', (text) => expect(required(text)).toEqual({}));

it('finds none in JavaScript, which has no types', () =>
  expect(required('export function Row({ index }) {}', 'a.jsx')).toEqual({}));
