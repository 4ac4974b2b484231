import path from 'node:path';
import { expect, it } from 'vitest';
import { PARTS, project } from '../../tests/support/project';
import { BuildError } from '../model/problem';
import { createTypeService } from '../types/worker/create-type-service';
import type { TrimmedTypeScript } from '../types/worker/project';
import type { TypeData } from '../model/type-messages';
import { buildPlayground, type PlaygroundBuild } from './build-playground';
import ts from 'typescript';

/** What a build says is wrong; empty if nothing is. */
async function problemsOf(input: Parameters<typeof buildPlayground>[0]): Promise<string[]> {
  try {
    await buildPlayground(input);
    return [];
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    return error.message.split('\n').map((line) => line.replaceAll(input.root, 'ROOT'));
  }
}

const textOf = ({ files }: PlaygroundBuild, name: string) => String(files.get(name));

it('writes the same files wherever the project is, and names all of them in the manifest @all', async () => {
  const packages = ['parts', 'parts/row', 'parts/style.css'];
  const [a, b] = await Promise.all([project(PARTS), project(PARTS)]);
  const built = await buildPlayground({ root: a, packages });
  const again = await buildPlayground({ root: b, packages: [...packages].reverse() });
  expect([...again.files]).toEqual([...built.files]);

  const { manifest } = built;
  const { types, editor, files, styles } = manifest;
  const named = [
    'manifest.json',
    'playground.js',
    manifest.frame,
    manifest.compileWorker,
    ...Object.values(types ?? {}),
    ...Object.values(editor ?? {}).flat(),
    ...Object.values(styles),
    ...Object.keys(files.chunks).map((name) => manifest.chunks + name),
  ];
  expect([...built.files.keys()].sort()).toEqual(named.sort());
  expect(JSON.parse(textOf(built, 'manifest.json'))).toEqual(manifest);
  expect(manifest.packages).toMatchObject({ parts: '2.1.0' });
  // What a package needs of others is a part of it: code imports what is listed, and what JSX needs.
  expect(Object.keys(files.packages)).toEqual(['parts', 'parts/row', 'react', 'react-dom', 'react/jsx-runtime']);
  expect(textOf(built, styles['parts/style.css'] ?? '')).toMatch(
    /^\.base\{.*\.part\{background:url\(["']?data:image\/svg/,
  );

  const repository = path.resolve(import.meta.dirname, '../../../..');
  const leaks = [...built.files].filter(([, text]) => [a, repository].some((folder) => String(text).includes(folder)));
  expect(leaks.map(([name]) => name)).toEqual([]);
  expect(textOf(built, editor?.style ?? '')).toContain('light-dark(');
  expect(textOf(built, editor?.script ?? '')).toMatch(/export\s*\{[^}]*mountEditor\b/);
  expect(textOf(built, 'playground.js')).toMatch(/export\s*\{[^}]*createPlayground\b/);
  // Links are followed, so that an edit of a linked package is noticed.
  expect(built.sources).toContain(path.posix.join(a, 'node_modules/parts/index.js'));

  const service = createTypeService(
    ts as unknown as TrimmedTypeScript,
    JSON.parse(textOf(built, types?.data ?? '')) as TypeData,
  );
  const check = (text: string) => service.check({ demo: '', files: { 'app.tsx': text } }).map(({ message }) => message);
  expect(check("import { size } from 'parts';\nexport default () => <b>{size.wide}</b>;\n")).toEqual([
    "Property 'wide' does not exist on type 'number'.",
  ]);
  // Files of other kinds have the types that Vite gives them, and JavaScript has no errors.
  const kinds = {
    'app.tsx': `import { twice } from './twice';\nimport rows from './rows.json';\nimport styles from './look.module.css';
import './look.less';\nimport logo from './logo.svg';\nexport default () => [styles.a, logo, rows[0].b.wide, twice(1).wide];\n`,
    'twice.js': 'export function twice(n) {\n  return n.at.all * 2;\n}\n',
    'rows.json': '[{ "b": 1 }]',
  };
  expect(service.check({ demo: '', files: kinds }).map(({ file, message }) => `${file}: ${message}`)).toEqual(
    Array(2).fill("app.tsx: Property 'wide' does not exist on type 'number'."),
  );
  // A CSS module also exports each class by its name.
  const classes = {
    'app.tsx': `import all, { part, wide } from './look.module.css';\nexport default () => [all['part-b'], part.length, wide];\n`,
    'look.module.css': '.part, .part-b:hover { top: .5em }',
  };
  expect(service.check({ demo: '', files: classes }).map(({ message }) => message)).toEqual([
    expect.stringContaining("has no exported member 'wide'"),
  ]);
  // A file without declarations: whatever it exports is anything.
  expect(check("import { row } from 'parts/row';\nexport default () => row.at.all;\n")).toEqual([]);
});

it("has the project's own modules in it, with styles, data, assets and types", async () => {
  const root = await project({
    ...PARTS,
    'tsconfig.json': '{ "compilerOptions": { "paths": { "~/*": ["./src/*"] } } }',
    'src/index.tsx':
      "import { size } from '~/size';\nexport { kinds } from './kinds';\n/** Says hello. */\nexport const Button = ({ kind }: { kind: 'a' | 'b' }) => <b>{kind}{size}</b>;\n",
    'src/size.ts':
      "import styles from './look.module.css';\nimport './base.css';\nimport dot from './dot.svg?url';\nexport const size = styles.part + dot;\n",
    'src/look.module.css': '.part { color: red }\n',
    'src/base.css': '.base { color: blue }\n',
    'src/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'src/kinds.ts': "import all from './kinds.json';\nexport const kinds = all;\n",
    'src/kinds.json': '{ "first": "a" }\n',
    'src/more.ts': "export { Button as More } from '@acme/ui';\n",
    'src/theme.css': '@import "./base.css";\n.theme { color: green }\n',
  });
  const modules = {
    '@acme/ui': './src/index.tsx',
    '@acme/ui/more': './src/more.ts',
    '@acme/ui/theme.css': './src/theme.css',
  };
  const built = await buildPlayground({ root, packages: ['parts'], modules });
  const { files, chunks, styles, types, packages } = built.manifest;
  const code = Object.keys(files.chunks).map((name) => textOf(built, chunks + name));
  const own = code.filter((text) => text.includes('.base{color'));
  expect(own).toHaveLength(1);
  expect(own[0]).toMatch(/\._part_\w+\{color:red\}.*data:image\/svg/s);
  expect(textOf(built, styles['@acme/ui/theme.css'] ?? '')).toMatch(/\.base\{.*\.theme\{/);
  expect(packages).toEqual({ 'parts': '2.1.0', 'react': expect.any(String), 'react-dom': expect.any(String) });
  expect(built.sources).toEqual(
    expect.arrayContaining(['size.ts', 'look.module.css', 'kinds.json'].map((name) => `${root}/src/${name}`)),
  );

  const service = createTypeService(
    ts as unknown as TrimmedTypeScript,
    JSON.parse(textOf(built, types?.data ?? '')) as TypeData,
  );
  const text =
    "import { Button, kinds } from '@acme/ui';\nimport { More } from '@acme/ui/more';\nkinds.second;\nexport default () => [<Button kind=\"c\" />, <More kind={1} />];\n";
  const source = { demo: '', files: { 'app.tsx': text } };
  expect(service.check(source).map(({ message }) => message)).toEqual([
    expect.stringContaining("Property 'second' does not exist"),
    expect.stringContaining('"c"'),
    expect.stringContaining("Type 'number' is not assignable"),
  ]);
  expect(service.hover({ source, file: 'app.tsx', at: text.indexOf('Button'), language: 'en-US' })?.description).toBe(
    'Says hello.',
  );
});

it('says where an own module fails to compile @all', async () => {
  const root = await project({
    'src/index.ts': "export * from './row';\n",
    'src/row.ts': 'export const a = 1;\nexport const b = ;\n',
    'src/other.ts': "\nimport './gone';\n",
  });
  const rest =
    'Expected source that Vite can bundle for browsers. Correct it, or take the module out of `modules` (--modules).';
  const modules = { '@acme/ui': './src', '@acme/other': './src/other.ts' };
  expect(await problemsOf({ root, packages: [], modules, types: false })).toEqual([
    `src/other.ts:2: the module "@acme/other" can't be bundled: Could not resolve './gone'. ${rest}`,
    `src/row.ts:2: the module "@acme/ui" can't be bundled: Unexpected token. ${rest}`,
  ]);
});

it('names each package that is missing or that browsers cannot have @all', async () => {
  const root = await project({
    ...PARTS,
    'node_modules/broken/package.json': '{ "name": "broken", "version": "1.0.0", "main": "index.js" }',
    'node_modules/broken/index.js': "import 'gone';\n",
  });
  expect(await problemsOf({ root, packages: ['part', './parts', 'react', 'far-away'] })).toEqual([
    'packages: the package "part" isn\'t installed: did you mean "parts"? Expected a package in node_modules of ROOT or of a folder above it. Run "npm install part", or correct the name.',
    'packages: "./parts" isn\'t the name of a package. Expected names as imports have them, such as "react" or "@rc-component/table/assets/index.css". Correct the name, or leave it out.',
    'packages: the package "far-away" isn\'t installed. Expected a package in node_modules of ROOT or of a folder above it. Run "npm install far-away", or correct the name.',
  ]);
  expect(
    await problemsOf({ root, packages: ['parts', 'parts/gone', 'broken', 'parts/gone.css'], types: false }),
  ).toEqual([
    expect.stringMatching(
      /^packages: "broken" can't be bundled: .*"gone".*\. Expected .*\. Correct the name, or leave it out\.$/,
    ),
    expect.stringMatching(/^packages: "parts\/gone" can't be bundled: .*gone/),
    expect.stringMatching(/^packages: "parts\/gone.css" can't be bundled: .*gone/),
  ]);
});

it('says what is wrong with React before anything is bundled', async () => {
  const installed = (name: string, version: string) => ({
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, version }),
  });
  const root = await project({ ...installed('react', '18.3.1'), ...installed('react-dom', '20.0.0') }, []);
  const fix =
    'Expected react and react-dom of the same major version beside live-playground: 18.3 or a later 18, or 19. Run "npm install react@18 react-dom@18".';
  expect(await problemsOf({ root, packages: ['react'] })).toEqual([
    `package.json: react-dom 20.0.0 is installed. ${fix}`,
    'package.json: the package "@types/react" isn\'t installed. Expected the types of React, without which each element of edited code would be a type error. Run "npm install --save-dev @types/react", or build without types (--no-types).',
  ]);
});
