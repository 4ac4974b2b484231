import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ENGINE, build } from '../serve';
import { expect, test } from '../test';

/** For each broken site: where its fault is, and words that tell what it is and what to do. */
const FAULTS: [site: string, place: string, ...words: RegExp[]][] = [
  ['dead-link', 'docs/index.mdx:5', /\/nowhere/, /[Cc]orrect|remove/],
  ['dead-anchor', 'docs/index.mdx:5', /#usage/, /[Cc]orrect|remove/],
  ['missing-demo', 'docs/index.mdx:5', /\.\/missing\.tsx/, /add the file/],
  ['duplicate-slug', 'docs/guide/index.mdx:1', /\/guide\b/, /docs\/guide\.mdx/, /[Rr]ename|delete/],
  ['unknown-key', 'docs/index.mdx:3', /"colour"/, /title.*description.*order/, /remove/],
  ['wrong-type', 'docs/index.mdx:4', /order/, /"first"/, /a number/],
  ['wrong-markup', 'docs/index.mdx:5', /<b>|`b`/, /[Cc]lose/],
  ['wrong-prefetch', 'docs/index.mdx', /"hover"/, /none, intent, render, viewport/],
  ['throwing-page', 'docs/index.mdx', /Cannot read properties of undefined/],
];

/** The one that `npm test` builds, since it fails before anything is bundled. The others have unit tests. */
const REAL = 'dead-link';

for (const [site, place, ...words] of FAULTS) {
  test(`${site}: the build fails and names ${place}${site === REAL ? '' : ' @all'}`, async () => {
    const root = path.join(ENGINE, 'tests/fixtures/broken', site);
    mkdirSync(path.join(root, 'dist'), { recursive: true });
    writeFileSync(path.join(root, 'dist/index.html'), 'of the last build');
    writeFileSync(path.join(root, 'dist/build.json'), JSON.stringify({ id: 'a', script: 'assets/docs.js', data: {} }));
    const { code, output } = await build(root, ['--config', '../site.config.ts']);
    expect(code).not.toBe(0);
    expect(readFileSync(path.join(root, 'dist/index.html'), 'utf8')).toBe('of the last build');
    expect(readdirSync(path.join(root, 'dist'))).toEqual(['build.json', 'index.html']);
    expect(output).toMatch(new RegExp(`${place.replaceAll('.', '\\.')}\\b`));
    for (const word of words) expect(output).toMatch(word);
  });
}
