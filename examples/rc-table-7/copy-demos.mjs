// @ts-check
// Writes docs/demo, which git ignores: the demos of the table's site that run with rc-table 7 unchanged but for the package's name, with
// their steps, and a page for each with the title and the description of the one there. `node copy-demos.mjs --all` takes all that only
// import the table and React, to find out which run.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FROM = fileURLToPath(new URL('../../site/docs/demo/', import.meta.url));
const TO = fileURLToPath(new URL('docs/demo/', import.meta.url));

/** What came after 7.55, or another package that this site doesn't have, keeps the others out: see README.md. */
const RUN =
  'aria caption click-summary-row colspan-rowspan column-hidden ellipsis grouping-columns grouping-columns-hidden hide-header jsx key measure-row-render nested no-data row-hoverable scope-col scope-row scroll-x simple virtual-columns'.split(
    ' ',
  );

/** @param {string} name */
const read = (name) => readFileSync(path.join(FROM, name), 'utf8');

/** A file and those that it imports beside it. @param {string} name @param {Set<string>} found */
function addFiles(name, found) {
  if (found.has(name)) return;
  found.add(name);
  for (const [, imported = ''] of read(name).matchAll(/(?:from|import) '\.\/([^']+)'/g)) {
    const file = ['', '.ts', '.tsx'].map((end) => imported + end).find((one) => all.has(one));
    if (file) addFiles(file, found);
  }
}

const all = new Set(readdirSync(FROM));
const pages = process.argv.includes('--all')
  ? [...all].filter((name) => /^[^.]+\.mdx$/.test(name) && name !== 'index.mdx').map((name) => name.slice(0, -4))
  : RUN;
rmSync(TO, { recursive: true, force: true });
mkdirSync(TO, { recursive: true });
/** @type {Set<string>} */
const files = new Set();
for (const page of pages) {
  const text = read(`${page}.mdx`);
  const [, demo = '', attributes = ''] = /<Demo\s+src="\.\/([^"]+)"([^>]*?)\s*\/>/.exec(text) ?? [];
  /** @param {string} key */
  const front = (key) => new RegExp(`^${key}: .*$`, 'm').exec(text)?.[0];
  const head = ['title', 'description', 'group', 'order'].flatMap((key) => front(key) ?? []);
  writeFileSync(
    path.join(TO, `${page}.mdx`),
    `---\n${head.join('\n')}\n---\n\n<Demo src="./${demo}"${attributes} />\n`,
  );
  addFiles(demo, files);
  const steps = demo.replace(/\.tsx$/, '.test.ts');
  if (all.has(steps)) files.add(steps);
}
for (const file of files) {
  const text = read(file)
    .replaceAll('@rc-component/table', 'rc-table')
    .replaceAll("'../../tests/", "'../../../../site/tests/");
  writeFileSync(path.join(TO, file), text);
}
console.log(`${pages.length} pages, ${files.size} files`);
