import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { siteStore } from './site-store';
import { readTools } from '../../../packages/live-docs/src/features/sandboxes/node/sandbox-parts';
import { sandboxProject } from '../../../packages/live-docs/src/features/sandboxes/shared/sandbox-project';
import { packageOf } from '../../../packages/live-docs/src/core/model';
import { readImports } from '../../../packages/playground/src/model/read-imports';
import { typeErrors } from '../../../tests/support/type-errors';
import { writeProject } from '../../../tests/support/write-files';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The project of every demo, by id. */
let all: Map<string, Record<string, string>>;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  all = await readProjects();
});
afterAll(() => vi.unstubAllEnvs());

async function readProjects(): Promise<Map<string, Record<string, string>>> {
  const snapshot = await siteStore().snapshot();
  const tools = readTools(snapshot.files);
  const projects = [...snapshot.demos.values()].map(({ id, title, description, file, parts }) => {
    const library = snapshot.config.library[0] ?? '';
    const { sources, packages } = parts;
    const files = Object.fromEntries(sources.map((source) => [source.name, source.text]));
    const page = `https://example.org/demo/${id}`;
    const entry = path.basename(file);
    return [id, sandboxProject({ id, title, description, page, library, entry, files, packages, tools })] as const;
  });
  return new Map(projects);
}

/** Unpacks projects side by side; all find the packages that this repository has installed. */
async function unpack(projects: Map<string, Record<string, string>>): Promise<string> {
  const files = [...projects].flatMap(([id, project]) =>
    Object.entries(project).map(([name, text]) => [`${id}/${name}`, text]),
  );
  return writeProject(Object.fromEntries(files));
}

/** What TypeScript says of projects. Their settings are the same, so they are checked as one program. */
function typeCheck(folder: string, ids: Iterable<string>): string[] {
  const parsed = [...ids].map((id) => {
    const file = path.join(folder, id, 'tsconfig.json');
    const { config: settings } = ts.readConfigFile(file, ts.sys.readFile);
    return { settings, ...ts.parseJsonConfigFileContent(settings, ts.sys, path.dirname(file)) };
  });
  const [first] = parsed;
  for (const { settings, errors } of parsed) {
    expect(errors).toEqual([]);
    expect(settings).toEqual(first?.settings);
  }
  const rootNames = parsed.flatMap(({ fileNames }) => fileNames);
  return typeErrors(rootNames, first?.options ?? {});
}

it('the projects of demos type-check and build @all', async () => {
  expect(all.size).toBeGreaterThan(0);
  const folder = await unpack(all);
  expect(typeCheck(folder, all.keys())).toEqual([]);
  for (const id of all.keys()) {
    const root = path.join(folder, id);
    await build({ root, configFile: path.join(root, 'vite.config.ts'), logLevel: 'error' });
    expect(existsSync(path.join(root, 'dist/index.html')), id).toBe(true);
  }
});

it('the project of every demo names each package that it needs, in the installed version @all', async () => {
  for (const [id, project] of all) {
    const { dependencies, devDependencies } = JSON.parse(project['package.json'] ?? '') as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    const named = { ...dependencies, ...devDependencies };
    for (const [name, version] of Object.entries(named)) {
      const manifest = path.join(ROOT, '../node_modules', name, 'package.json');
      const installed = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
      expect(version, name).toBe(installed.version);
      const peers = Object.keys(installed.peerDependencies ?? {});
      const needed = peers.filter((peer) => !installed.peerDependenciesMeta?.[peer]?.optional);
      expect(Object.keys(named), `what ${name} needs in ${id}`).toEqual(expect.arrayContaining(needed));
    }
    for (const [file, text] of Object.entries(project)) {
      if (!/\.(tsx?|css)$/.test(file)) continue;
      const imported = readImports(text).filter((specifier) => !specifier.startsWith('.'));
      const wanted = imported.map(packageOf);
      expect(Object.keys(named), `${file} of ${id}`).toEqual(expect.arrayContaining(wanted));
    }
  }
});

it('tells of a project that does not type-check @all', async () => {
  const [[id, project] = []] = all;
  if (!id || !project) throw new Error('There is no demo');
  const folder = await unpack(new Map([[id, { ...project, 'src/wrong.ts': `export const n: number = 'one';` }]]));
  expect(typeCheck(folder, [id])).toEqual([
    `${folder}/${id}/src/wrong.ts:1 Type 'string' is not assignable to type 'number'.`,
  ]);
});

interface Manifest {
  version: string;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}
