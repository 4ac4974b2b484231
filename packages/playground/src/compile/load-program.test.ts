import { expect, it, vi } from 'vitest';
import type { CompiledScript, LiveImports } from '../model/live';
import { loadProgram } from './load-program';

/** Stands for compiling: takes `import 'x'` and `type 'x'`. */
async function compile(path: string, text: string): Promise<{ url: string; compiled: CompiledScript }> {
  const imports = [...text.matchAll(/(import|type) '([^']+)'/g)].map((found) => ({
    name: found[2] ?? '',
    used: found[1] === 'import',
    at: found.index,
  }));
  return { url: `live:${path}?1`, compiled: { code: text, imports, positions: new Uint32Array() } };
}

const unused = vi.fn(async () => ({ default: 'b {}' }));
const file = (text: string) => async () => ({ default: { text } });
const imports: LiveImports = {
  frame: {
    chunks: {},
    runtime: 'runtime.js',
    design: 'design.js',
    packages: { table: 'table.js', unused: 'unused.js' },
  },
  themes: [async () => ({ default: 'theme {}' })],
  styles: { 'kit/look.css': async () => ({ default: 'kit {}' }), 'kit/unused.css': unused },
  files: {
    'docs/demo/rows.ts': file("import './more'; rows"),
    'docs/demo/more.ts': file("import './rows';"),
    'docs/demo/table.css': file("@import 'kit/look.css'; a {}"),
  },
  folders: {},
};
const load = (files: Record<string, string>) =>
  loadProgram({
    entry: 'docs/demo/a.tsx',
    files: new Map(Object.entries(files).map(([name, text]) => [`docs/demo/${name}`, text])),
    imports,
    compile,
  });

it('takes what the code imports, and nothing else', async () => {
  const program = await load({ 'a.tsx': "import 'table'; type 'unused'; import './rows'" });
  expect(program.scripts.map(({ path, imports }) => [path, imports])).toEqual([
    ['docs/demo/a.tsx', { 'table': 'table', './rows': 'docs/demo/rows.ts' }],
    ['docs/demo/rows.ts', { './more': 'docs/demo/more.ts' }],
    ['docs/demo/more.ts', { './rows': 'docs/demo/rows.ts' }],
  ]);
  expect(program.packages).toEqual({ table: 'table.js' });
  expect(program.styles).toEqual([{ path: 'theme 0', text: 'theme {}' }]);
  expect(unused).not.toHaveBeenCalled();
});

it('prefers the reader’s files to the site’s', async () => {
  const { scripts } = await load({ 'a.tsx': "import './rows'", 'rows.ts': 'mine' });
  expect(scripts.map(({ code }) => code)).toEqual(["import './rows'", 'mine']);
});

it.each(["import 'left-pad'", "type 'left-pad'", "import './nope'", "import './nope.css'", "import '../up'"])(
  'refuses what no demo imports: %s',
  async (text) => {
    const name = /'(.*)'/.exec(text)?.[1];
    await expect(load({ 'a.tsx': `; ${text}` })).rejects.toMatchObject({
      fault: { message: `Cannot find module: ${name}`, at: 2 },
      path: 'docs/demo/a.tsx',
    });
  },
);

it('puts stylesheets in the order of their imports, each once, behind the theme', async () => {
  const { styles } = await load({
    'a.tsx': "import './b'; import './table.css'; import './last.css'",
    'b.ts': "import './base.css'; import './last.css'",
    'base.css': 'c {}',
    'last.css': 'd {}',
  });
  expect(styles.map(({ path }) => path)).toEqual([
    'theme 0',
    'docs/demo/base.css',
    'docs/demo/last.css',
    'kit/look.css',
    'docs/demo/table.css',
  ]);
  expect(styles.at(-1)?.text.trim()).toBe('a {}');
  await expect(load({ 'a.tsx': "import './table.css'", 'table.css': "@import 'nope.css';" })).rejects.toThrow(
    'Cannot find module: nope.css',
  );
});
