import path from 'node:path';
import { expect, it } from 'vitest';
import { completeNames } from '../scripts/complete-names.mjs';

const FOLDER = path.resolve(import.meta.dirname, '../packages/playground/src');
const SOURCE = path.join(FOLDER, 'react/use-code.ts');

it('completes the names of modules, of folders, and of the folder of all sources', () => {
  const names = (text: string) => completeNames(text, SOURCE, FOLDER);
  expect(names("import { useFormat } from './use-format';\nimport '../base';")).toBe(
    "import { useFormat } from './use-format.js';\nimport '../base/index.js';",
  );
  // As a compiler writes declarations.
  expect(names("export declare const a: import('..').PlaygroundFile;")).toBe(
    "export declare const a: import('../index.js').PlaygroundFile;",
  );
  expect(() => names("import '../../tests/support/project';")).toThrow("isn't in the package's src");
  expect(() => names("import './gone';")).toThrow('there is no such file');
});
