import path from 'node:path';
import { expect, it } from 'vitest';
import { DRAWINGS } from '../../drawings';
import { readTexts, SITE } from './read-texts';

const DOCS = path.join(SITE, 'docs');
const LIBRARY = path.resolve(SITE, '../node_modules/@rc-component/table');

/** What the library's variables for the start of class names hold. */
const STARTS: Record<string, string> = {
  prefixCls: 'rc-table',
  cellPrefixCls: 'rc-table-cell',
  rowCellCls: 'rc-table-expanded-row-cell',
  tblPrefixCls: 'rc-table-tbody',
};

const matchesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The classes in the library's code and stylesheet. One that ends with a hyphen is followed by a number. */
function readClassNames(): string[] {
  const styled = readTexts(LIBRARY, /^assets\/.*\.css$/).flatMap(({ text }) => matchesOf(text, /\.(rc-table[\w-]*)/g));
  const made = readTexts(LIBRARY, /^es\/.*\.js$/).flatMap(({ text }) =>
    [...text.matchAll(/\$\{(\w*(?:Cls|Prefix))\}(-[\w-]+)/g)].map(([, variable = '', end = '']) => {
      expect(STARTS).toHaveProperty(variable);
      return STARTS[variable] + end;
    }),
  );
  return [...new Set([...styled, ...made])];
}

const isSame = (known: string, name: string) => (known.endsWith('-') ? name.startsWith(known) : name === known);

it('the list of parts has every class of the library and no other', () => {
  const known = readClassNames();
  expect(known.length).toBeGreaterThan(50);
  const [{ text } = { text: '' }] = readTexts(DOCS, /^parts\/table\.yaml$/);
  const listed = matchesOf(text, /\.(rc-table[\w-]*)/g);
  expect(known.filter((name) => !listed.some((one) => isSame(name, one)))).toEqual([]);
  expect(listed.filter((one) => one !== 'rc-table' && !known.some((name) => isSame(name, one)))).toEqual([]);
});

it('pages and stylesheets name no class that the library lacks', () => {
  const known = readClassNames();
  const wrong = readTexts(DOCS, /^(guide|demo)\/.*\.(mdx|css)$/)
    // What earlier versions had.
    .filter(({ file }) => !file.includes('migrating-from-rc-table'))
    .flatMap(({ file, text }) =>
      matchesOf(text, /\.(rc-table-[\w-]+)/g)
        // The list inside of a virtual table has the classes of another package.
        .filter((name) => !name.startsWith('rc-table-tbody-virtual-'))
        .filter((name) => !known.some((one) => isSame(one, name)))
        .map((name) => `${file}: ${name}`),
    );
  expect(wrong).toEqual([]);
});

it('drawings name no class that the library lacks', () => {
  const known = readClassNames();
  const drawn = Object.values(DRAWINGS).map((draw) => JSON.stringify(draw((english) => english)));
  const named = matchesOf(drawn.join(), /\.(rc-table-[\w-]+)/g);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !known.some((one) => isSame(one, name)))).toEqual([]);
});
