import path from 'node:path';
import { BuildError, formatProblem } from 'live-playground/model';
import type { Problem } from '../core/model';
import { checkSetup } from '../core/node/config/check-setup';
import { ENGINE } from '../core/node/files/entries';
import { realPath } from '../core/node/files/files';
import { installedPackage, packageFolder, readManifest, type Manifest } from '../core/node/files/installed-package';
import { inRange } from '../core/node/library/in-range';
import { readSite } from './read-site';

/** Packages that have one version, since they use inner parts of each other. */
const TOGETHER = ['live-docs', 'live-playground', 'live-drawing', 'live-docs-migrate'];

/** What an installation consists of, and what is wrong with it. */
interface Diagnosis {
  /** `Node 20.19.0` */
  facts: string[];
  problems: Problem[];
}

/**
 * Looks at an installation, and prints what is wrong with it and what to do.
 * @param root the site's folder, absolute.
 * @returns the exit code: 1 if something is wrong.
 */
export async function doctor(root: string, config?: string): Promise<number> {
  const { facts, problems } = await diagnose(root, config);
  console.log(facts.join(', '));
  for (const problem of problems) console.log(`\n${formatProblem(problem)}`);
  console.log(problems.length === 0 ? 'Nothing is wrong with the installation.' : '');
  return problems.length === 0 ? 0 : 1;
}

/** @param engine the folder of the engine, absolute. */
export async function diagnose(root: string, config?: string, engine = ENGINE): Promise<Diagnosis> {
  const versionOf = (name: string, folder = root) => installedPackage(name, folder)?.version;
  const own = readManifest(engine) ?? {};
  const { libraries, problems } = await readSetup(root, config);
  const packages = ['vite', 'typescript', 'react', 'react-dom'].flatMap((name) => {
    const version = versionOf(name, name.startsWith('react') && versionOf(name) ? root : engine);
    return version === undefined ? [] : [`${name} ${version}`];
  });
  return {
    facts: [`Node ${process.versions.node}`, `live-docs ${own.version}`, ...packages],
    problems: [
      ...[
        ...outOfStep(root, engine, own),
        ...unmetDependencies(engine, own),
        ...unequalReact(versionOf),
        ...secondCopies(root, engine, libraries),
        ...missingPeers(root, libraries),
      ].map((wrong): Problem => ({ file: 'package.json', ...wrong })),
      ...problems,
    ],
  };
}

/** What the site documents, and what is wrong with its configuration. */
async function readSetup(root: string, file?: string): Promise<{ libraries: readonly string[]; problems: Problem[] }> {
  let libraries: readonly string[] = [];
  try {
    const { config } = await readSite(root, file);
    libraries = config.library;
    checkSetup(root, config);
    return { libraries, problems: [] };
  } catch (error) {
    if (error instanceof BuildError) return { libraries, problems: [...error.problems] };
    throw error;
  }
}

/** What is wrong with the packages that `package.json` names. */
type Wrong = Omit<Problem, 'file'>;

function outOfStep(root: string, engine: string, { version }: Manifest): Wrong[] {
  return TOGETHER.flatMap((name): Wrong | [] => {
    const found = [root, engine].flatMap((folder) => installedPackage(name, folder)?.version ?? []);
    const other = found.find((one) => one !== version);
    if (other === undefined) return [];
    return {
      found: `${name} ${other} is installed beside live-docs ${version}`,
      expected: `${TOGETHER.join(', ')} in one version: they use inner parts of each other`,
      fix: `Run "npm install ${name}@${version}"`,
    };
  });
}

/** Dependencies of the engine that are missing, or that the project overrides by versions that it isn't made for. */
function unmetDependencies(engine: string, { dependencies = {} }: Manifest): Wrong[] {
  return Object.entries(dependencies).flatMap(([name, range]): Wrong | [] => {
    const version = installedPackage(name, engine)?.version;
    if (version !== undefined && inRange(version, range)) return [];
    return {
      found: version === undefined ? `live-docs doesn't find the package ${name}` : `live-docs gets ${name} ${version}`,
      expected: `${name} ${range}, which it was tested with`,
      fix:
        version === undefined
          ? 'Run "npm install", or "npm ci" if it says that all is up to date'
          : `Remove "${name}" from "overrides" or "resolutions", and run "npm install"`,
    };
  });
}

/** React refuses to start with a react-dom of another version. A major version that differs is found with the configuration. */
function unequalReact(versionOf: (name: string) => string | undefined): Wrong[] {
  const [react, dom] = ['react', 'react-dom'].map((name) => versionOf(name));
  if (react === undefined || dom === undefined || react === dom || react.split('.')[0] !== dom.split('.')[0]) return [];
  return [
    {
      found: `react ${react} and react-dom ${dom} are installed`,
      expected: 'one version of both: React refuses to render otherwise',
      fix: `Run "npm install react@${react} react-dom@${react}"`,
    },
  ];
}

/** Packages of which there may be one copy: hooks of another React fail, and a plugin of another Vite gets what it doesn't know. */
function secondCopies(root: string, engine: string, libraries: readonly string[]): Wrong[] {
  const homeOf = (name: string, folder: string) => {
    const found = packageFolder(name, folder);
    return found === undefined ? undefined : realPath(found);
  };
  const users: [name: string, user: string, folder: string | undefined][] = [
    ['vite', 'live-docs', engine],
    ...libraries.map((library): [string, string, string | undefined] => ['react', library, homeOf(library, root)]),
  ];
  return users.flatMap(([name, user, folder]): Wrong | [] => {
    const [first, second] = [homeOf(name, root), folder === undefined ? undefined : homeOf(name, folder)];
    if (first === undefined || second === undefined || first === second) return [];
    const said = [root, folder ?? root].map((from) => installedPackage(name, from)?.version);
    return {
      found: `there are two copies of ${name}: ${said[0]} for the site, and ${said[1]} for ${user}`,
      expected: 'one copy, which both use',
      fix: `Run "npm dedupe"; if two are left, install the version of ${user}: "npm install ${name}@${said[1]}"`,
    };
  });
}

/** What the documented libraries and the packages of the site need beside them. */
function missingPeers(root: string, libraries: readonly string[]): Wrong[] {
  const { dependencies = {} } = readManifest(root) ?? {};
  return [...new Set([...libraries, ...Object.keys(dependencies)])].flatMap((name): Wrong | [] => {
    const folder = packageFolder(name, root);
    const { peerDependencies = {}, peerDependenciesMeta = {} } = (folder ? readManifest(folder) : undefined) ?? {};
    const missing = Object.keys(peerDependencies).filter(
      (peer) => !peerDependenciesMeta[peer]?.optional && !installedPackage(peer, folder ?? root),
    );
    if (missing.length === 0) return [];
    return {
      found: `${missing.join(', ')} ${missing.length === 1 ? "isn't" : "aren't"} installed`,
      expected: `what ${name} needs beside it ("peerDependencies" in ${path.posix.join('node_modules', name, 'package.json')})`,
      fix: `Run "npm install ${missing.join(' ')}"`,
    };
  });
}
