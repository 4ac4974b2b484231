import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../../../../tests/support/write-files';
import { linkPackages } from '../../../../tests/unit/link-packages';
import { toId } from '../../../core/node/files/paths';
import { plainType } from './read-type';
import { completeTables, readDescriptions } from './read-descriptions';
import { NO_DECLARATIONS, readVersions, type PublishedVersion } from './read-versions';

const DESCRIPTIONS = [
  "id: Grid\ntype: ComponentProps<typeof Grid>\ncomponent: Grid\nimport: import Grid from '@new/grid';",
  "id: Column\ntype: ColumnType<RecordType>\nparameters: [RecordType]\nimport: import type { ColumnType } from '@new/grid';",
  "id: Handle\ntype: Handle\nimport: import type { Handle } from '@new/grid';",
].map((text, at) => readDescriptions(text, `docs/api/${at}.yaml`));

/** Packages by version: the text of each file. */
const PACKAGES: Record<string, { name: string; files: Record<string, string> }> = {
  '0.9.0': { name: 'old-grid', files: {} },
  '0.9.1': { name: 'old-grid', files: { 'lib/other.d.ts': 'export {};' } },
  // Exports no type by name, and writes React's types with its namespace and double quotes.
  '1.0.0': {
    name: 'old-grid',
    files: {
      'lib/index.d.ts': "import Grid from './grid';\nexport default Grid;",
      'lib/grid.d.ts':
        'import * as React from \'react\';\nexport interface ColumnType<RecordType> { title?: React.ReactNode; align?: "left" | "right";\n/** @deprecated Use\n * `title` instead */ label?: string;\n/** @private */ inner?: RecordType }\ndeclare function Grid(props: { columns: ColumnType<any>[] }): React.ReactElement;\ndeclare namespace Grid { var Part: () => null }\nexport default Grid;',
      // The same again, for bundlers.
      'es/grid.d.ts': 'export declare const other: string;',
      'es/only.d.ts': 'export {};',
    },
  },
  '2.0.0': {
    name: '@new/grid',
    files: {
      'lib/index.d.ts':
        "import type { ReactElement, ReactNode } from 'react';\nexport interface ColumnType<RecordType> { title?: ReactNode; align?: 'left' | 'right' }\nexport interface Handle { focus(): void }\nexport interface GridProps<Row> { columns?: ColumnType<Row>[] }\ntype AnyRow = Record<string, any>;\nexport default function Grid<Row extends AnyRow = any>(props: GridProps<Row>): ReactElement;",
    },
  },
};

async function published(): Promise<PublishedVersion[]> {
  const files = Object.entries(PACKAGES).flatMap(([version, { name, files }]) =>
    Object.entries({ ...files, 'package.json': JSON.stringify({ name, version, main: './lib/index' }) }).map(
      ([file, text]) => [`${version}/node_modules/${name}/${file}`, text],
    ),
  );
  const folder = await writeFiles(Object.fromEntries(files) as Record<string, string>);
  linkPackages(folder);
  return Object.entries(PACKAGES).map(([version, { name, files }]) => ({
    name,
    version,
    root: toId(path.join(folder, version)),
    declarations: Object.keys(files).map((file) => toId(path.join(folder, version, 'node_modules', name, file))),
  }));
}

it('reads several versions at once, whatever they were called and export', async () => {
  const tables = new Map(DESCRIPTIONS.flatMap((one) => ('problems' in one ? [] : [[one.id, one] as const])));
  expect(tables.size).toBe(DESCRIPTIONS.length);
  const [none, broken, old, latest] = readVersions(ts, await published(), '@new/grid', completeTables(tables, {}));
  expect(none).toEqual({ reason: NO_DECLARATIONS });
  expect(broken).toEqual({ reason: expect.stringMatching(/^its declarations can't be imported: /) as string });
  const [value, type] = [{ type: 'value' }, { type: 'type' }];
  const names = { default: value, ColumnType: type, Handle: type, GridProps: type, AnyRow: type };
  const columns = { title: { type: 'ReactNode' }, align: { type: "'left' | 'right'" } };
  expect(old).toEqual({
    tables: {
      Grid: { columns: { type: 'ColumnType<any>[]', required: true } },
      Column: { ...columns, label: { type: 'string', deprecated: 'Use `title` instead' } },
    },
    modules: {
      '.': { 'default': value, 'default.Part': value },
      'lib': { default: value },
      'lib/grid': { default: value, ColumnType: type },
    },
  });
  expect(latest).toEqual({
    tables: {
      Grid: { columns: { type: 'ColumnType<Row>[]' } },
      Column: columns,
      Handle: { focus: { type: '() => void', required: true } },
    },
    modules: { '.': names, 'lib': names },
  });
});

it('writes types that compilers emit differently the same', () => {
  expect(plainType('| "a" | React.ReactNode')).toBe("'a' | ReactNode");
  expect(plainType('{\n  x?: number;\n  y: | "a" | "b";\n}')).toBe("{ x?: number; y: 'a' | 'b' }");
});
