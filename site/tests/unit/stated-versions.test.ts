import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readTexts, SITE } from './read-texts';

const PACKAGES = path.resolve(SITE, '../node_modules');
/** Packages that pages call by another name. */
const NAMES: Record<string, string> = { React: 'react', TypeScript: 'typescript' };

/** The version of an installed package. */
function versionOf(name: string): string | undefined {
  const file = path.join(PACKAGES, name, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : undefined;
}

/** What a page says of versions: "`name` 1.2.3", "React 19.3", "TypeScript 6.0". */
function statedIn(text: string): { name: string; version: string }[] {
  const found = text.matchAll(/`([@\w./-]+)` (\d+\.\d+\.\d+)|(React|TypeScript) (\d+\.\d+)/g);
  return [...found].map(([, name, exact, called = '', short = '']) => ({
    name: name ?? NAMES[called] ?? '',
    version: exact ?? short,
  }));
}

it('pages state the versions that are installed', () => {
  const pages = readTexts(path.join(SITE, 'docs'), /^(index|guide\/.*|demo\/.*)\.mdx$/);
  const stated = pages.flatMap(({ file, text }) => statedIn(text).map((one) => ({ file, ...one })));
  const wrong = stated.flatMap(({ file, name, version }) => {
    const installed = versionOf(name);
    if (installed === undefined || `${installed}.`.startsWith(`${version}.`)) return [];
    // Another major is about another library, such as what AG Grid requires of React.
    if (installed.split('.')[0] !== version.split('.')[0]) return [];
    return [`${file}: ${name} ${version}, installed is ${installed}`];
  });
  expect(stated.filter(({ name }) => versionOf(name)).length).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});
