import { expect, it } from 'vitest';
import { testConfig } from '../../../../../tests/unit/snapshot-of';
import { typeText, type ApiType } from '../../../model';
import type { Files } from '../../files/files';
import { listControls } from './list-controls';

const TYPES: Record<string, ApiType> = {
  'sticky': ['boolean | ', { name: 'TableSticky' }],
  'direction': [{ name: 'Direction' }],
  'trigger': [{ name: 'ActionType' }, ' | ', { name: 'ActionType' }, '[]'],
  'level': ['1 | 2 | 3'],
  'title': [{ name: 'React.ReactNode' }],
  'delay': ['number'],
  'onExpand': ['(expanded: boolean, record: () => void) => void'],
  'onScroll': [{ name: 'React.UIEventHandler' }, '<HTMLDivElement>'],
  'overlay': ['(() => ', { name: 'React.ReactElement' }, ') | ', { name: 'React.ReactElement' }],
  'columns': [{ name: 'ColumnsType' }],
  'scroll.y': ['number | string'],
  'old': ['boolean'],
};
const DEFAULTS: Record<string, string> = { sticky: 'false', trigger: "'hover'", delay: '0.1', title: "'None'" };

const API: NonNullable<Parameters<typeof listControls>[2]> = {
  definitions: {
    'Direction': { text: ["type Direction = 'ltr' | 'rtl';"] },
    'ActionType': { text: ["type ActionType =\n    | 'hover'\n    | 'click';"], from: 'trigger' },
    'TableSticky': { text: ['interface TableSticky { … }'] },
    'React.ReactNode': { text: ['type ReactNode =\n    | string\n    | number;'], from: 'react' },
  },
  rows: (table) =>
    Object.entries(TYPES)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, type]) => ({
        name,
        type: typeText(type),
        parts: type,
        home: table,
        description: '',
        isInternal: false,
        ...(name === 'old' && { deprecated: 'use nothing' }),
        ...(DEFAULTS[name] === undefined ? {} : { default: DEFAULTS[name] }),
      })),
};

const list = (text: string, of?: string, exportName?: string) => {
  const files: Pick<Files, 'text' | 'made'> = { text: () => text, made: new Map() };
  return listControls(
    { root: '/site', files: files as Files, config: testConfig() },
    {
      file: '/site/docs/demo.tsx',
      ...(exportName === undefined ? {} : { exportName }),
      controls: { line: 1, ...(of === undefined ? {} : { of }) },
    },
    API,
  );
};

it('makes a control of each prop of a table that one fits, with the defaults of the reference', () => {
  const { component, controls, problems } = list('export default function Demo(props) {}', 'Table');
  expect({ component, problems }).toEqual({ component: 'Table', problems: [] });
  expect(controls).toEqual([
    { name: 'delay', kind: 'number', default: 0.1 },
    { name: 'direction', kind: 'choice', options: ['ltr', 'rtl'] },
    { name: 'level', kind: 'choice', options: [1, 2, 3] },
    { name: 'onExpand', kind: 'function' },
    { name: 'onScroll', kind: 'function' },
    { name: 'sticky', kind: 'boolean', default: false },
    { name: 'title', kind: 'text', default: 'None' },
    { name: 'trigger', kind: 'choice', options: ['hover', 'click'], default: 'hover' },
  ]);
});

it('takes those that the demo names, in its order, with its ranges and initial values, and those of its own', () => {
  const text = `export const controls = {
  rows: { min: 100, max: 1000, step: 10 },
  trigger: { options: ['click'] },
  'scroll.y': { min: 0 },
  virtual: {},
};
export default function Demo({ rows = 200, virtual = true, trigger = 'click' }) {}`;
  expect(list(text, 'Table')).toEqual({
    component: 'Table',
    problems: [],
    controls: [
      { name: 'rows', kind: 'number', initial: 200, min: 100, max: 1000, step: 10, isOwn: true },
      { name: 'trigger', kind: 'choice', options: ['click'], initial: 'click', default: 'hover' },
      { name: 'scroll.y', kind: 'number', min: 0 },
      { name: 'virtual', kind: 'boolean', initial: true, isOwn: true },
    ],
  });
  expect(list(text)).toMatchObject({ component: 'Demo', controls: [{ name: 'rows' }, {}, {}, { name: 'virtual' }] });
});

it('shows a choice by the names that it is given, and leaves what is around a demo out of its code', () => {
  const theme = { isOwn: true as const, label: 'Theme', options: [1, 2], titles: ['Day', 'Night'] };
  const controls = { specs: { '~globals.theme': theme }, initial: {} };
  const file = '/site/docs/demo~story.tsx';
  const made = new Map([[file, { file, text: '', origin: '/site/docs/demo.tsx', lines: [1], controls }]]);
  const files: Pick<Files, 'text' | 'made'> = { text: () => '', made };
  const site = { root: '/site', files: files as Files, config: testConfig() };
  expect(listControls(site, { file, controls: { line: 1 } }, API).controls).toEqual([
    { name: '~globals.theme', kind: 'choice', ...theme },
  ]);
});

it('says which names mean nothing, and which props no control fits', () => {
  const { controls, problems } = list('export const controls = {\n  stikcy: {},\n  columns: {},\n};', 'Table');
  expect(controls).toEqual([]);
  expect(problems).toMatchObject([
    {
      file: 'docs/demo.tsx',
      line: 2,
      found: '"controls.stikcy", of which nothing is known',
      fix: expect.stringContaining('"sticky"'),
    },
    { line: 3, found: '"controls.columns", a prop of Table that no control fits' },
  ]);
});

it.each([
  'export function Basic({ rows = 3 }) {}',
  'export const Basic = ({ rows = 3 }: Props) => null;',
  'const Inner = ({ rows = 3 }) => null;\nexport { Inner as Basic };',
])('takes initial values of a component that is exported by name: %s', (text) => {
  const { component, controls } = list(`export const controls = { rows: {} };\n${text}`, undefined, 'Basic');
  expect({ component, controls }).toEqual({
    component: 'Basic',
    controls: [{ name: 'rows', kind: 'number', initial: 3 }],
  });
});
