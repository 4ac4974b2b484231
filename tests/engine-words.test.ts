import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ENGINE = fileURLToPath(new URL('../packages/live-docs/', import.meta.url));
const FOLDERS = ['src', 'bin'];

/** Words of one library, which belong to the site or to its configuration. Tables of HTML and Markdown are fine. */
const WORDS = [
  /\brc-[a-z]+/,
  /@rc-component|react-component\//,
  /\btable-(docs|demo)\b/,
  /\b(antd|ant design)\b/i,
  /\b(rowKey|dataIndex|RecordType|ColumnType|TableProps|expandedRow\w*|expandable)\b/,
  /<Table\b|`Table\b|\bTable\.[A-Z]/,
];

const withoutTests = (name: string) => !/\.(test|fixture)\./.test(name);

it('the engine has no words about a particular library', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ENGINE, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    ),
  );
  const found = files
    .filter((name) => withoutTests(name) && statSync(path.join(ENGINE, name)).isFile())
    .flatMap((name) =>
      readFileSync(path.join(ENGINE, name), 'utf8')
        .split('\n')
        .flatMap((line, at) => {
          const [word] = WORDS.flatMap((pattern) => pattern.exec(line)?.[0] ?? []);
          return word === undefined ? [] : [`${name}:${at + 1}: "${word}"`];
        }),
    );
  expect(found).toEqual([]);
  expect(files.length).toBeGreaterThan(300);
});
