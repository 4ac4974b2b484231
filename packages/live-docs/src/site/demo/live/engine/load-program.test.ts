import { expect, it, vi } from 'vitest';
import type { CompiledScript, LiveImports } from '../../../../model';
import { evaluateProgram } from './evaluate-program';
import { loadProgram } from './load-program';

/** Stands for compiling: takes `import 'x'` and `type 'x'` lines, and evaluates the rest. */
async function compile(_: string, text: string): Promise<CompiledScript> {
  const imports = [...text.matchAll(/(import|type) '([^']+)'/g)].map((found) => ({
    name: found[2] ?? '',
    used: found[1] === 'import',
    at: found.index,
  }));
  const code = text.replace(/type '[^']+'/g, '').replace(/import ('[^']+')/g, 'require($1)');
  return { code: `(function(require, module, exports) {${code}})`, imports, positions: new Uint32Array() };
}

const table = vi.fn(async () => ({ Table: 'Table' }));
const unused = vi.fn(async () => ({}));
const file = (text: string) => async () => ({ default: { text } });
const imports: LiveImports = {
  packages: { table, unused },
  styles: { 'kit/look.css': async () => ({ default: 'kit {}' }) },
  files: {
    'docs/demo/rows.ts': file("import './more'; exports.rows = [1];"),
    'docs/demo/more.ts': file("import './rows';"),
    'docs/demo/table.css': file("@import 'kit/look.css'; a {}"),
  },
  demos: {},
};
const load = (files: Record<string, string>) =>
  loadProgram({
    entry: 'docs/demo/a.tsx',
    files: new Map(Object.entries(files).map(([name, text]) => [`docs/demo/${name}`, text])),
    imports,
    compile,
  });

it('fetches what the code imports, and nothing else', async () => {
  const program = await load({ 'a.tsx': "import 'table'; type 'unused'; import './rows'" });
  expect([...program.scripts.keys()]).toEqual(['docs/demo/a.tsx', 'docs/demo/rows.ts', 'docs/demo/more.ts']);
  expect([...program.packages]).toEqual([['table', { Table: 'Table' }]]);
  expect(unused).not.toHaveBeenCalled();
});

it('prefers the reader’s files to the site’s', async () => {
  const program = await load({ 'a.tsx': "exports.default = import './rows'", 'rows.ts': 'exports.rows = [2];' });
  const { exports } = evaluateProgram(program, {}, () => undefined);
  expect(exports['default']).toEqual({ rows: [2] });
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

it('fetches what an edited stylesheet imports beyond the original', async () => {
  const edited = "@import 'kit/look.css'; @import './base.css'; b {}";
  const program = await load({ 'a.tsx': "import './table.css'", 'table.css': edited, 'base.css': 'c {}' });
  const { styles } = evaluateProgram(program, {}, () => undefined);
  expect(styles.map(({ path, original }) => [path, original])).toEqual([
    ['docs/demo/base.css', undefined],
    ['docs/demo/table.css', "@import 'kit/look.css'; a {}"],
  ]);
  await expect(load({ 'a.tsx': "import './table.css'", 'table.css': "@import 'nope.css';" })).rejects.toThrow(
    'Cannot find module: nope.css',
  );
});

it('evaluates each script once, the imported before the importing, in a circle too', async () => {
  const program = await load({
    'a.tsx': "globalThis.order = ['a']; import './b'; import './c'; exports.default = globalThis.order;",
    'b.ts': "import './c'; import './a'; globalThis.order.push('b');",
    'c.ts': "globalThis.order.push('c');",
  });
  const { exports } = evaluateProgram(program, {}, () => undefined);
  expect(exports['default']).toEqual(['a', 'c', 'b']);
  Reflect.deleteProperty(globalThis, 'order');
});
