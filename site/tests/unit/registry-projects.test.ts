import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { build } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import config from '../../site.config';
import dropdown from '../../../examples/dropdown/site.config';
import { registryFiles } from '../../../packages/live-docs/src/features/registry/node/registry-files';
import { storeOf } from '../../../packages/live-docs/tests/unit/snapshot-of';
import { typeErrors } from '../../../tests/support/type-errors';
import { writeProject } from '../../../tests/support/write-files';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const SITES = [
  ['site', config],
  ['examples/dropdown', dropdown],
] as const;

interface Item {
  docs: string;
  dependencies: string[];
  files: { target: string; content: string }[];
}

/** The items of both sites, as shadcn fetches them. */
async function readItems(): Promise<Item[]> {
  const all = await Promise.all(
    SITES.map(async ([folder, options]) =>
      registryFiles(await storeOf(path.join(ROOT, folder), { ...options, url: 'https://docs.example' }).snapshot()),
    ),
  );
  return all
    .flat()
    .filter((file) => /^r\/[^/]+\.json$/.test(file.path))
    .map((file) => JSON.parse(file.text()) as Item);
}

// As `npm create vite` writes them with its template `react-ts`.
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  types: ['vite/client'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noFallthroughCasesInSwitch: true,
  skipLibCheck: true,
  noEmit: true,
};

it('all demos of both sites, added to an empty Vite project, type-check and build @all', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const items = await readItems();
  expect(items.length).toBeGreaterThan(100);
  const texts = Object.fromEntries(
    items.flatMap(({ files }) => files.map(({ target, content }) => [`src/${target}`, content])),
  );
  expect(Object.keys(texts)).toHaveLength(items.flatMap(({ files }) => files).length);
  const mains = items.map(({ docs }) => /The component is in (\S+)\. /.exec(docs)?.[1] ?? '');
  const main = mains.map((file) => `() => import('./${file.replace(/\.\w+$/, '')}')`).join(',\n');
  const folder = await writeProject({
    ...texts,
    'src/main.tsx': `document.title = String([\n${main}].length);`,
    'index.html': '<script type="module" src="/src/main.tsx"></script>',
  });
  const scripts = [...Object.keys(texts), 'src/main.tsx'].filter((name) => /\.tsx?$/.test(name));
  expect(
    typeErrors(
      scripts.map((name) => path.join(folder, name)),
      OPTIONS,
    ),
  ).toEqual([]);
  await build({ root: folder, configFile: false, logLevel: 'error', build: { minify: false } });
  expect(existsSync(path.join(folder, 'dist/index.html'))).toBe(true);
});
