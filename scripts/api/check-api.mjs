// @ts-check
// Compares the public API with what is stored: a part of `npm run check`. `npm run api -- "What it means to others"` stores it,
// with a note for the changelog.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isKind, KINDS, readNotes, writeNote } from '../../bin/lib/change-notes.mjs';
import { compareLines, describePackages, readStored } from './public-api.mjs';
import { packageNames } from '../../bin/lib/packages.mjs';
import { ROOT } from '../../bin/lib/run.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean' }, kind: { type: 'string' } },
});
const CHANGES = `${ROOT}changes`;
const names = packageNames();
const changed = [...(await describePackages(ROOT))].flatMap(([file, text]) => {
  const before = readStored(ROOT + file);
  return before === text ? [] : [{ file, text, isNew: before === '', ...compareLines(before, text) }];
});

if (values.write) write();
else process.exitCode = report();

function write() {
  const text = positionals.join(' ').trim();
  const packages = changed.filter(({ isNew }) => !isNew).map(({ file }) => nameOf(file));
  const kind =
    values.kind ?? (changed.some(({ isNew, removed }) => !isNew && removed.length > 0) ? 'breaking' : 'added');
  if (!isKind(kind)) stop(`--kind is "${kind}", expected one of ${Object.keys(KINDS).join(', ')}.`);
  const isNoted = packages.every((name) => notedPackages().has(name));
  if (packages.length > 0 && !text && !isNoted) {
    printChanges();
    stop('Say what this means to others: npm run api -- "The option `x` does y."');
  }
  for (const { file, text } of changed) writeFileSync(ROOT + file, text);
  console.log(
    changed.length === 0 ? 'The stored API is up to date.' : `Stored: ${changed.map(({ file }) => file).join(', ')}`,
  );
  if (!text) return;
  const note = writeNote(CHANGES, { kind, packages: packages.length > 0 ? packages : ['live-docs'], text });
  console.log(`Noted as "${kind}" in changes/${note}. Correct the kind and the packages there if they don't fit.`);
}

/** Prints what is wrong. @returns the exit code. */
function report() {
  if (changed.length > 0) {
    printChanges();
    console.log(
      'The public API differs from what is stored. If others are meant to notice, run: npm run api -- "What it means to others"\n' +
        "It stores the API and writes a note to the folder changes. If they aren't, take the change back.",
    );
    return 1;
  }
  const noted = notedPackages();
  const silent = changedFiles('M', 'packages/*/API.md')
    .map(nameOf)
    .filter((name) => !noted.has(name));
  for (const name of silent)
    console.log(
      `The API of ${name} has changed, and no note in the folder changes says so. Run: npm run api -- "What it means to others"`,
    );
  return silent.length > 0 ? 1 : 0;
}

function printChanges() {
  for (const { file, isNew, removed, added } of changed) {
    console.log(`${file}${isNew ? ' is missing' : ''}`);
    if (isNew) continue;
    for (const line of removed) console.log(`  - ${line.trim()}`);
    for (const line of added) console.log(`  + ${line.trim()}`);
  }
}

/** Packages that notes of this branch name. All notes count where git knows nothing to compare with. */
function notedPackages() {
  const files = changedFiles('AMR', 'changes/*.md');
  const untracked = git('ls-files', '--others', '--exclude-standard', 'changes') ?? [];
  const isOwn = ({ file = '' }) => [...files, ...untracked].includes(file.slice(ROOT.length).replaceAll('\\', '/'));
  return new Set(
    readNotes(CHANGES, names)
      .filter(isOwn)
      .flatMap(({ packages }) => packages),
  );
}

/**
 * Files that differ from the branch that this one starts from. None without git or such a branch.
 * @param {string} filter as `git diff` takes it
 * @param {string} pattern
 */
function changedFiles(filter, pattern) {
  const branches = [process.env.GITHUB_BASE_REF && `origin/${process.env.GITHUB_BASE_REF}`, 'origin/main', 'main'];
  const bases = branches.flatMap((branch) => (branch ? (git('merge-base', 'HEAD', branch) ?? []) : []));
  const [base] = bases;
  return base ? (git('diff', '--name-only', `--diff-filter=${filter}`, base, '--', pattern) ?? []) : [];
}

/** @param {string[]} args @returns {string[] | undefined} lines, if git could answer */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}

/** @param {string} file */
function nameOf(file) {
  return JSON.parse(readStored(`${ROOT}${file.replace('API.md', 'package.json')}`)).name;
}

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(1);
}
