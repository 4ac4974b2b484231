import { expect, it } from 'vitest';
import { sandboxPath, sandboxProject } from './sandbox-project';

const input = {
  id: 'simple',
  library: '@scope/table',
  title: 'Rows & columns <small>',
  description: 'A table of stations.',
  page: 'https://example.org/demo/simple',
  entry: 'simple.tsx',
  files: { 'simple.tsx': 'export default function Simple() {}', 'table.css': 'td {}' },
  packages: { '@types/react': '19.3.0', 'react': '19.3.1', 'react-dom': '19.3.1' },
  tools: { vite: '8.3.8', typescript: '6.0.3' },
};

it('holds the files of the demo, a place to mount it, and what builds it', () => {
  const project = sandboxProject(input);
  expect(Object.keys(project)).toEqual([
    'README.md',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
    '.codesandbox/tasks.json',
    'index.html',
    'src/main.tsx',
    'src/demo/simple.tsx',
    'src/demo/table.css',
  ]);
  expect(project['src/demo/simple.tsx']).toBe(input.files['simple.tsx']);
  expect(project['src/main.tsx']).toContain(`import Demo from './demo/simple';`);
  expect(project['index.html']).toContain('<title>Rows &amp; columns &lt;small&gt;</title>');
  expect(sandboxPath(input)).toBe('src/demo/simple.tsx');
});

it('imports the component by the name that its file exports it as', () => {
  expect(sandboxProject({ ...input, exportName: 'Basic' })['src/main.tsx']).toContain(
    `import { Basic as Demo } from './demo/simple';`,
  );
});

it('pins every version, and keeps types and tools out of what runs', () => {
  expect(JSON.parse(sandboxProject(input)['package.json'] ?? '')).toMatchObject({
    name: 'table-demo-simple',
    dependencies: { 'react': '19.3.1', 'react-dom': '19.3.1' },
    devDependencies: { '@types/react': '19.3.0', 'typescript': '6.0.3', 'vite': '8.3.8' },
  });
});

it('has neither types nor what checks them if the demo is JavaScript', () => {
  const project = sandboxProject({ ...input, entry: 'simple.jsx', files: { 'simple.jsx': '' } });
  expect(Object.keys(project)).toEqual([
    'README.md',
    'package.json',
    'vite.config.js',
    '.codesandbox/tasks.json',
    'index.html',
    'src/main.jsx',
    'src/demo/simple.jsx',
  ]);
  expect(project['index.html']).toContain('src="/src/main.jsx"');
  expect(JSON.parse(project['package.json'] ?? '')).toMatchObject({ scripts: { build: 'vite build' } });
  expect(`${project['package.json']}${project['README.md']}`).not.toMatch(/@types|typescript|checks the types/);
});

it('says in its README what it is, where it comes from and how to run it', () => {
  const readme = sandboxProject(input)['README.md'];
  for (const text of [input.title, input.description, input.page, 'src/demo/simple.tsx', 'npm run dev']) {
    expect(readme).toContain(text);
  }
});

it('follows the system, or has the one colour of all demos', () => {
  expect(sandboxProject(input)['src/main.tsx']).toContain('prefers-color-scheme: dark');
  const main = sandboxProject({ ...input, color: 'light' })['src/main.tsx'];
  expect(main).toContain("dataset.prefersColor = 'light';");
  expect(main).not.toContain('matchMedia');
});

it('says which files it lacks', () => {
  const binaries = { '../logo.png': new Uint8Array() };
  expect(sandboxProject({ ...input, binaries })['README.md']).toContain('- `src/demo/logo.png`');
  expect(sandboxProject({ ...input, binaries }, [])['README.md']).not.toContain('logo.png');
});

it('keeps files from above the demo within its folder', () => {
  const project = sandboxProject({
    ...input,
    files: { 'simple.tsx': `import '../shared/rows';`, '../shared/rows.ts': 'export {};' },
  });
  expect(Object.keys(project).filter((path) => path.startsWith('src/'))).toEqual([
    'src/main.tsx',
    'src/demo/inner/simple.tsx',
    'src/demo/shared/rows.ts',
  ]);
  expect(project['src/main.tsx']).toContain(`from './demo/inner/simple'`);
});

it('says what to do if the version of a library that is documented from its source is not published yet', () => {
  const packages = { ...input.packages, '@scope/table': '2.0.0' };
  const project = sandboxProject({ ...input, packages, source: { strictness: { strict: false } } });
  expect(project['README.md']).toContain('@scope/table 2.0.0');
  expect(project['README.md']).toContain('npm install @scope/table@latest');
  expect(JSON.parse(project['tsconfig.json'] ?? '')).toMatchObject({ compilerOptions: { strict: false } });
  expect(sandboxProject(input)['README.md']).not.toContain('@latest');
});
