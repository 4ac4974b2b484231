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

/** What React 18 lacks, by the start of its row in Getting Started, and how code uses it. */
const SINCE_19: Record<string, RegExp> = {
  '`<Context value': /(\w+) = createContext[\s\S]*<\1 value=/,
  '`use(Context)`': /(\w+) = createContext[\s\S]*\buse\(\1\)/,
  '`use(promise)`': /\buse\(\w*[pP]romise\)/,
  '`useOptimistic`': /\buseOptimistic\(/,
  '`<form action': /<form[^>]* action=/,
  '`popoverTarget': /\bpopoverTarget=/,
  '`onBeforeToggle`': /\bon(?:Before)?Toggle=\{\(event/,
};

it('Getting Started names the demos that need React 19', () => {
  const files = new Map(readTexts(path.join(SITE, 'docs'), /\.(mdx|tsx?)$/).map(({ file, text }) => [file, text]));
  /** The text of a file, and of those it imports. */
  const withImports = (file: string): string => {
    const text = files.get(file) ?? '';
    const near = (to = '') => path.posix.join(path.posix.dirname(file), to);
    const imported = [...text.matchAll(/ from '(\.[^']+)';$/gm)].map(([, to]) => near(to));
    return [text, ...imported.flatMap((to) => [`${to}.tsx`, `${to}.ts`].map(withImports))].join('\n');
  };
  const demos = [...files].flatMap(([page, text]) =>
    [...text.matchAll(/<Demo\s+src="([^"]+)"/g)].map(([, src = '']) => ({
      address: `/${page.replace(/(\.zh-CN)?\.mdx$/, '')}`,
      code: withImports(path.posix.join(path.posix.dirname(page), src)),
    })),
  );
  const rows = (files.get('guide/getting-started.mdx') ?? '').split('\n');
  const wrong = Object.entries(SINCE_19).flatMap(([start, use]) => {
    const row = rows.find((line) => line.startsWith(`| ${start}`)) ?? '';
    const linked = [...row.matchAll(/\]\(([^)#]+)/g)].map(([, to]) => to);
    const using = new Set(demos.filter(({ code }) => use.test(code)).map(({ address }) => address));
    const missing = [...using]
      .filter((address) => !linked.includes(address))
      .map((address) => `${start}: add ${address}`);
    return [...missing, ...linked.filter((to) => !using.has(to ?? '')).map((to) => `${start}: ${to} doesn't use it`)];
  });
  expect(wrong).toEqual([]);
});
