import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Engine, Surroundings } from './surroundings';

type Found = ReturnType<Engine['findPackages']>['packages'][number];

/** A package that a site may document. */
export interface Library {
  name: string;
  manifest: Found['manifest'];
  /** Id of its folder, if it lies in the repository. */
  folder?: string;
}

/** Packages for React that many sites have and none documents. */
const NEVER = /^(react-dom|live-docs|live-playground|react-test-renderer|@testing-library\/.*|@types\/.*)$/;

/**
 * The package that a site documents: the one that is named, else one that is found. The author is asked if there are several.
 * @param root folder of a `package.json`, absolute.
 * @param wanted npm name, or nothing.
 */
export async function chooseLibrary(
  root: string,
  engine: Engine,
  wanted: string,
  ask?: Surroundings['ask'],
): Promise<Library | undefined> {
  const { packages } = engine.findPackages(root);
  if (wanted) {
    const own = engine.findNamedPackage(packages, wanted);
    return { name: wanted, ...(own ?? { manifest: engine.installedPackage(wanted, root) ?? {} }) };
  }
  const choices = findLibraries(root, engine, packages);
  const list = choices.map(({ name }, at) => `  ${at + 1}  ${name}\n`).join('');
  if (choices.length < 2 || !ask) return choices[0];
  for (;;) {
    const given = (await ask(`Which package does the site document?\n${list}Number or name (1): `)) || '1';
    const found = choices.find(({ name }, at) => given === name || given === String(at + 1));
    if (found) return found;
  }
}

/**
 * The packages that a site may document, the likeliest first: that of its folder, if it's a library for React; else those of the
 * workspace, the ones that it depends on first, then the one that is called as the repository, then those that use most of the
 * others; and then others that it depends on.
 */
function findLibraries(root: string, engine: Engine, packages: Found[]): Library[] {
  const home = packages.find(({ folder }) => folder === engine.toId(root));
  const own = packages.filter(isLibrary).map((one) => ({ name: one.manifest.name ?? '', ...one }));
  const [first] = own.filter(({ folder }) => folder === home?.folder);
  if (first) return [first];
  const needed = Object.keys({ ...home?.manifest.dependencies, ...home?.manifest.devDependencies });
  const installed = needed.flatMap((name) => {
    const manifest = own.some((one) => one.name === name) ? undefined : engine.installedPackage(name, root);
    return manifest && isLibrary({ manifest: { name, ...manifest } }) ? [{ name, manifest }] : [];
  });
  const isNeeded = ({ name }: Library) => Number(needed.includes(name));
  const title = engine.readRepository(engine.readManifest(root))?.url.replace(/^.*\//, '') ?? path.basename(root);
  const isNamed = ({ name }: Library) => Number(name.replace(/^.*\//, '') === title);
  const uses = (one: Library) => usedPackages(packages, [one.name]).length;
  const ranks = new Map(own.map((one) => [one, [isNeeded(one), isNamed(one), uses(one)]]));
  const rank = (one: (typeof own)[number], at: number) => ranks.get(one)?.[at] ?? 0;
  const compare = (a: (typeof own)[number], b: (typeof own)[number]) =>
    rank(b, 0) - rank(a, 0) || rank(b, 1) - rank(a, 1) || rank(b, 2) - rank(a, 2);
  return [...own.toSorted(compare), ...installed];
}

/** Names of the packages of a repository that some of them use, and that these use, those themselves first. */
function usedPackages(packages: readonly Found[], names: readonly string[]): string[] {
  const byName = new Map(packages.map(({ manifest }) => [manifest.name, manifest]));
  const used = new Set(names);
  for (const name of used) {
    // What is bundled is a development dependency.
    const { dependencies, devDependencies, peerDependencies } = byName.get(name) ?? {};
    for (const one of Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }))
      if (byName.has(one)) used.add(one);
  }
  return [...used];
}

/**
 * Names of the packages of a workspace that a site needs beside the one that it documents, and that have to be built first where
 * their source isn't used: those for React, and those that these, or applications with React, use.
 * @param root folder of the site, absolute.
 */
export function findBeside(root: string, engine: Engine, library: string): string[] {
  const { packages } = engine.findPackages(root);
  const isBuilt = ({ manifest: { main = '', module = main }, folder }: Found) =>
    !/\.[cm]?tsx?$/.test(module) || !existsSync(path.join(folder, module));
  const isApp = ({ manifest }: Found) =>
    ({ ...manifest.dependencies, ...manifest.devDependencies })['react'] !== undefined;
  const users = packages.filter((one) => isLibrary(one) || isApp(one)).map(({ manifest }) => manifest.name ?? '');
  return usedPackages(packages, [library, ...users]).filter((name) => {
    const found = engine.findNamedPackage(packages, name);
    const { all } = engine.findLibraries(root, { library: [name] });
    return name !== library && found && !found.manifest.private && isBuilt(found) && all[0]?.own;
  });
}

/** True for a package that is made for React. A site or an app depends on React instead. */
const isLibrary = ({ manifest: { name = '', peerDependencies } }: Pick<Found, 'manifest'>) =>
  name !== '' && !NEVER.test(name) && peerDependencies?.['react'] !== undefined;
