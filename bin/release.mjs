// @ts-check
// Makes a release candidate of all packages that belong together: npm run release. Writes the version that the notes in `changes` lead
// to, the changelog, and tarballs to `packed`, and tries to publish them without doing so. `--dry-run` prints the version and the
// changelog and writes nothing. Publishing is a person's act: .github/workflows/release.yml.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeVersion, nextVersion, readNotes } from './lib/change-notes.mjs';
import { ensureInstalled, npmCommand } from './lib/ensure-installed.mjs';
import { packPackages } from './lib/pack-packages.mjs';
import { packageNames, readManifest } from './lib/packages.mjs';
import { ROOT, run, runQuietly } from './lib/run.mjs';
import { setVersion } from './lib/set-version.mjs';
import { trackedFiles } from './lib/tracked-files.mjs';

const CHANGELOG = `${ROOT}CHANGELOG.md`;
const HEAD = '# Changelog\n\nOf all packages, which have one version.\n';
/** Also says what wrote the folder of a playground. */
const VERSION = `${ROOT}packages/playground/src/model/version.ts`;

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } });
await ensureInstalled();
const names = packageNames();
const notes = readNotes(`${ROOT}changes`, names);
if (notes.length === 0)
  stop('Nothing to release: the folder changes has no notes. `npm run api -- "Text"` writes one.');

const current = readManifest('packages/live-docs').version;
const changelog = existsSync(CHANGELOG) ? readFileSync(CHANGELOG, 'utf8') : HEAD;
// A version that the changelog doesn't have is the one to come.
const version = changelog.includes(`\n## ${current}\n`) ? nextVersion(current, notes) : current;
const said = describeVersion(version, new Date().toISOString().slice(0, 10), notes);
console.log(`${said}`);
if (values['dry-run']) process.exit(0);

if ((await run(process.execPath, ['scripts/api/check-api.mjs'])) !== 0)
  stop('See above what to do about the public API.');
for (const { name, text } of trackedFiles(['**/package.json', 'package-lock.json'])) {
  const changed = setVersion(text, names, version);
  if (names.some((one) => text.includes(`"${one}"`)) && changed !== text) writeFileSync(ROOT + name, changed);
}
writeFileSync(VERSION, readFileSync(VERSION, 'utf8').replace(/'[\d.]+'/, `'${version}'`));
writeFileSync(
  CHANGELOG,
  changelog.replace(HEAD, () => `${HEAD}\n${said}`),
);
for (const { file } of notes) rmSync(file);

const folder = join(ROOT, 'packed');
rmSync(folder, { recursive: true, force: true });
const [npm, ...args] = npmCommand(process.env.npm_execpath);
for (const file of await packPackages(folder)) {
  const { code, output } = await runQuietly(npm, [...args, 'publish', '--dry-run', '--loglevel=notice', file]);
  if (code !== 0) stop(`${file} couldn't be published:\n${output}`);
  const [size] = /(?<=package size:\s*)\S.*/.exec(output) ?? ['?'];
  console.log(`${file}: ${size}`);
}
console.log(`
Version ${version} is written. Try the tarballs:
  npm run try-packed
Then commit, tag the commit v${version}, push the tag, and approve the job "publish" of the workflow Release.
To take it back: git restore . && git clean -f CHANGELOG.md`);

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(1);
}
