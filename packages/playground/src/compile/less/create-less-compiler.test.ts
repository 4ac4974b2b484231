import { expect, it, vi } from 'vitest';
import { createLessCompiler, type CreateLess } from './create-less-compiler';

interface Manager {
  loadFile(name: string, folder: string): Promise<{ filename: string; contents: string }>;
}

/** Stands for Less: puts imports in place. */
const render = vi.fn(async (manager: Manager, text: string, path: string): Promise<string> => {
  if (text.includes('{{')) throw { message: 'Unrecognised input', filename: path, index: text.indexOf('{{') };
  const [all, name] = /@import "(.*)";/.exec(text) ?? [];
  if (all === undefined || name === undefined) return text;
  const { filename, contents } = await manager.loadFile(name, path.slice(0, path.lastIndexOf('/') + 1));
  return text.replace(all, await render(manager, contents, filename));
});
const create: CreateLess = () => {
  const managers: Manager[] = [];
  return {
    environment: { addFileManager: (manager) => void managers.push(manager as Manager) },
    AbstractFileManager: Object as unknown as new () => object,
    render: async (text, { filename }: { filename?: string }) => ({
      css: await render(managers[0]!, text, filename ?? ''),
    }),
  };
};
const compileWith = (texts: Record<string, string>) => {
  const compile = createLessCompiler(create);
  return () => compile('docs/look.less', async (path) => texts[path]);
};

it('finds what a stylesheet imports: beside it and in packages, whose own imports lie beside them', async () => {
  const texts = {
    'docs/look.less': '@import "./base"; a {}',
    'docs/base.less': '@import "~kit/look.less"; b {}',
    'kit/look.less': '@import "parts"; c {}',
    'kit/parts.less': 'd {}',
  };
  expect(await compileWith(texts)()).toBe('d {} c {} b {} a {}');
});

it('compiles again only what has changed, in what it imports too', async () => {
  const texts = { 'docs/look.less': '@import "base"; a {}', 'docs/base.less': 'b {}' };
  const compile = compileWith(texts);
  await compile();
  render.mockClear();
  expect(await compile()).toBe('b {} a {}');
  expect(render).not.toHaveBeenCalled();
  texts['docs/base.less'] = 'c {}';
  expect(await compile()).toBe('c {} a {}');
});

it('says in which file and where a fault is', async () => {
  const texts = { 'docs/look.less': '@import "base";', 'docs/base.less': 'a {{' };
  await expect(compileWith(texts)()).rejects.toMatchObject({
    message: 'Unrecognised input',
    path: 'docs/base.less',
    at: 2,
  });
  await expect(compileWith({ 'docs/look.less': '@import "gone";' })()).rejects.toMatchObject({
    message: '"gone" wasn\'t found',
    path: 'docs/look.less',
  });
});
