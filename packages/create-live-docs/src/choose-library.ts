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
 * workspace, the ones that it depends on first, and then others that it depends on.
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
  return [...own.toSorted((a, b) => isNeeded(b) - isNeeded(a)), ...installed];
}

/** True for a package that is made for React. A site or an app depends on React instead. */
const isLibrary = ({ manifest: { name = '', peerDependencies } }: Pick<Found, 'manifest'>) =>
  name !== '' && !NEVER.test(name) && peerDependencies?.['react'] !== undefined;
