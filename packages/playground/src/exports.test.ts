import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** The names that a module exports, types marked as such. */
function exportsOf(file: string): string[] {
  const text = read(file);
  const lists = [...text.matchAll(/^export (type )?\{([^}]*)\}/gm)].flatMap(([, type = '', list = '']) =>
    list.split(',').flatMap((name) => (name.trim() ? `${type}${name.trim()}` : [])),
  );
  const own = [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name);
  return [...lists, ...own].sort();
}

// What others build on: a name that is added or goes is a change of the public API, which the README tells of.
it.each([
  [
    './index.ts',
    [
      'PlaygroundError',
      'createPlayground',
      'createPlaygroundHost',
      'decodeShare',
      'encodeShare',
      'type ConsoleLevel',
      'type ConsoleLine',
      'type ConsoleLog',
      'type FileInput',
      'type LiveError',
      'type Playground',
      'type PlaygroundAssets',
      'type PlaygroundFiles',
      'type PlaygroundHost',
      'type PlaygroundOptions',
      'type PlaygroundView',
      'type Problem',
      'type SharedEdit',
      'type TypeFix',
      'type TypeIssue',
    ],
  ],
  [
    './react/index.ts',
    [
      'Console',
      'Editor',
      'Playground',
      'PlaygroundProvider',
      'Preview',
      'TypeErrors',
      'type EditorProps',
      'type PlaygroundProps',
      'type UsedPlayground',
      'usePlayground',
    ],
  ],
])('%s exports what it did', (file, names) => expect(exportsOf(file)).toEqual(names));

it('the README documents each component and hook', () => {
  const readme = read('../README.md');
  const values = exportsOf('./react/index.ts').filter((name) => !name.startsWith('type '));
  expect(
    values.filter(
      (name) =>
        !readme.includes(`\`${name}\``) &&
        !new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from 'live-playground/react'`).test(readme),
    ),
  ).toEqual([]);
});
