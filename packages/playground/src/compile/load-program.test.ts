import { expect, it, vi } from 'vitest';
import type { CompiledScript, LiveImports } from '../model/live';
import { scopeEnding } from '../model/scope-name';
import { loadProgram } from './load-program';

/** Stands for compiling: takes `import 'x'` and `type 'x'`. */
async function compile(path: string, text: string): Promise<{ url: string; compiled: CompiledScript }> {
  const imports = [...text.matchAll(/(import|type) '([^']+)'/g)].map((found) => ({
    name: found[2] ?? '',
    used: found[1] === 'import',
    at: found.index,
  }));
  const style = path.endsWith('.css') ? { style: `scoped ${text}` } : {};
  return { url: `live:${path}?1`, compiled: { code: text, imports, positions: new Uint32Array(), ...style } };
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
  styles: {
    'docs/demo/look.module.less': async () => ({ default: `.a${scopeEnding('docs/demo/look.module.less')} {}` }),
    'assets/index.less': async () => ({ default: 'library {}' }),
    'kit/look.css': async () => ({ default: 'kit {}' }),
    'kit/unused.css': unused,
  },
  values: {
    'docs/demo/logo.svg': async () => ({ default: '/assets/logo.svg' }),
    'docs/demo/rows.txt?raw': async () => ({ default: 'rows' }),
  },
  files: {
    'docs/demo/rows.ts': file("import './more'; rows"),
    'docs/demo/more.ts': file("import './rows';"),
    'docs/demo/look.module.less': file('.a { .b {} }'),
    'docs/demo/table.css': file("@import 'kit/look.css'; a {}"),
  },
  folders: {},
};
const load = (files: Record<string, string>, from = imports) =>
  loadProgram({
    entry: 'docs/demo/a.tsx',
    files: new Map(Object.entries(files).map(([name, text]) => [`docs/demo/${name}`, text])),
    imports: from,
    compile,
    inlineFonts: async (text) => text,
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
  const script = await load({ 'a.tsx': "import './rows'", 'rows.js': 'my script' });
  expect(script.scripts.map(({ code }) => code)).toEqual(["import './rows'", 'my script']);
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

it('gives code what the build makes of other files: addresses, texts and names of classes', async () => {
  const { scripts, styles } = await load({
    'a.tsx':
      "import './logo.svg'; import './rows.txt?raw'; import './look.module.less'; import '../../assets/index.less'",
  });
  const values = scripts.slice(1).map(({ path, code }) => {
    const module = { exports: {} as { default?: unknown } };
    (0, eval)(code)(undefined, module, module.exports);
    return [path, module.exports.default];
  });
  expect(values).toEqual([
    ['docs/demo/logo.svg', '/assets/logo.svg'],
    ['docs/demo/rows.txt?raw', 'rows'],
    ['docs/demo/look.module.less', { a: `a${scopeEnding('docs/demo/look.module.less')}` }],
  ]);
  expect(styles.slice(1).map(({ path }) => path)).toEqual(['docs/demo/look.module.less', 'assets/index.less']);
});

it('compiles the reader’s CSS modules, and finds pictures that stylesheets name', async () => {
  const { scripts, styles } = await load({
    'a.tsx': "import './mine.module.css'; import './plain.css'",
    'mine.module.css': '.a {}',
    'plain.css': 'a { background: url(./logo.svg), url(https://example.org/b.svg), url(gone.svg) }',
  });
  expect(scripts.map(({ path }) => path)).toEqual(['docs/demo/a.tsx', 'docs/demo/mine.module.css']);
  expect(styles.slice(1).map(({ text }) => text)).toEqual([
    'scoped .a {}',
    'a { background: url("/assets/logo.svg"), url(https://example.org/b.svg), url(gone.svg) }',
  ]);
});

it('compiles edited Less, and Less that imports edited Less, once it is edited', async () => {
  const compileLess = vi.fn(async () => '.compiled {}');
  const less = vi.fn(async () => ({ default: compileLess }));
  const texts = { 'a.tsx': "import './page.less'", 'page.less': "// none\n@import 'base';", 'base.less': 'a {}' };
  const originals = Object.fromEntries(Object.entries(texts).map(([name, text]) => [`docs/demo/${name}`, file(text)]));
  const styles = { 'docs/demo/page.less': async () => ({ default: 'built {}' }) };
  const withLess = { ...imports, styles, less, files: originals };
  expect((await load(texts, withLess)).styles.at(-1)?.text).toBe('built {}');
  expect(less).not.toHaveBeenCalled();
  expect((await load({ ...texts, 'base.less': 'b {}' }, withLess)).styles.at(-1)?.text).toBe('.compiled {}');
});

it('says that an edit of what only the build compiles can’t run', async () => {
  await expect(load({ 'a.tsx': "import './look.module.less'", 'look.module.less': 'mine' })).rejects.toMatchObject({
    fault: { message: expect.stringContaining('compiled when the site is built') },
  });
});
