import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from 'live-playground/model';
import { stringify } from 'yaml';
import { findProblems } from '../../core/node/output/data/find-problems';
import { createStore } from '../../core/node/snapshot/create-store';
import type { SiteFolder } from '../read-site';
import { ENGINES } from './engines';
import { exportSite } from './exported-site';

/** Names of engines that a site can be written for. */
export type EngineName = keyof typeof ENGINES;

export const isEngineName = (name: string): name is EngineName => Object.hasOwn(ENGINES, name);

/**
 * Writes a site for another engine: its pages as plain MDX, and its demos as modules.
 * @param to folder to write to, absolute: new, or empty.
 * @returns what was done, as lines of text.
 * @throws {BuildError} if the folder holds something, or the site can't be built.
 */
export async function exportTo(
  name: EngineName,
  to: string,
  { root, config, input }: Pick<SiteFolder, 'root' | 'config' | 'input'>,
): Promise<string[]> {
  const folder = path.relative(process.cwd(), to) || to;
  if (existsSync(to) && readdirSync(to).length > 0)
    throw new BuildError({
      file: folder,
      found: 'the folder holds files',
      expected: 'a new folder, or an empty one',
      fix: 'Name another with --out, or empty it',
    });
  const store = createStore(root, config);
  const [snapshot, result] = [await store.snapshot(), await store.api()];
  const problems = findProblems(snapshot, result);
  if (problems.length > 0) throw new BuildError(problems);

  const engine = ENGINES[name];
  const site = exportSite(snapshot, result.api, engine.dialect);
  const write = (file: string, text: string) => {
    const target = path.join(to, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  const copy = (from: string, file: string) => cpSync(from, path.join(to, file), { recursive: true });

  if (existsSync(path.join(root, 'public'))) copy(path.join(root, 'public'), engine.assets);
  for (const [file, text] of site.texts) write(`${engine.demos}/${file}`, text);
  for (const [file, id] of site.values) copy(id, `${engine.demos}/${file}`);
  for (const page of site.pages) {
    const { title, description, text, pictures } = page;
    const file = engine.file(page);
    const front = stringify({ title, ...(description && { description }), ...engine.front(page) });
    write(file, `---\n${front}---\n\n${text}`);
    for (const [picture, source] of pictures) copy(source, path.posix.join(path.posix.dirname(file), picture));
  }
  for (const [file, text] of Object.entries(engine.files({ config, input, site }))) write(file, text);
  const dependencies = Object.entries({ ...site.packages, ...engine.packages });
  const manifest = {
    name: 'docs',
    private: true,
    ...engine.manifest,
    engines: { node: engine.node },
    scripts: engine.scripts,
    dependencies: Object.fromEntries(dependencies.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
  write('package.json', `${JSON.stringify(manifest, undefined, 2)}\n`);
  return [
    `Wrote ${site.pages.length} pages and ${snapshot.demos.size} demos to ${folder}.`,
    ...site.notes,
    `Next: cd ${folder}, npm install, npm run build.`,
  ];
}
