import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { writeFiles } from '../../../tests/support/write-files';
import { migrate } from './migrate';

const KIT = {
  'package.json': JSON.stringify({ name: '@scope/kit', repository: 'github:scope/kit' }),
  '.dumirc.ts': `import { defineConfig } from 'dumi';
import path from 'path';

const basePath: string = process.env.KIT_PAGES ? '/kit/' : '/';
export default defineConfig({ base: basePath, title: path.basename(require.resolve('./src/index.ts')), alias: { 'kit$': path.resolve(__dirname, 'src'), 'gone': path.resolve('gone') } });
`,
  'src/index.ts': 'export {};\n',
  'docs/index.md': '# Kit\n\n<code src="./a.tsx"></code>\n',
  'docs/a.tsx': 'export default () => null;\n',
};

/** A repository with these files, committed, and what a command prints. */
async function repository(files: Record<string, string>) {
  const root = await writeFiles(files);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
  git('init', '--quiet', '--initial-branch=trunk');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--message=a');
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return { root, git, read, printed: () => log.mock.calls.flat().join('\n') };
}

it('migrates a folder, once', async () => {
  const { root, git, read, printed } = await repository(KIT);
  expect(await migrate(root)).toBe(0);
  expect(read('docs/index.md')).toBe('# Kit\n\n<Demo src="./a.tsx"></Demo>\n');
  expect(read('site.config.ts')).toContain("repository: { url: 'https://github.com/scope/kit', branch: 'trunk' }");
  expect(read('site.config.ts')).toContain("alias: { kit: 'src' }");
  expect(read('site.config.ts')).toContain("base: process.env.KIT_PAGES ? '/kit/' : '/'");
  expect(read('site.config.ts')).toContain("title: 'index.ts'");
  expect(printed()).toContain('Migrated 1 page with 1 demo from .dumirc.ts: 1 file changed, 1 new.');
  expect(printed()).toContain('npm install --save-dev live-docs');
  const status = String(git('status', '--porcelain'));
  expect(await migrate(root)).toBe(0);
  expect(String(git('status', '--porcelain'))).toBe(status);
  expect(process.cwd()).not.toBe(root);
  expect(await migrate(root, { clean: true })).toBe(0);
  expect(existsSync(path.join(root, '.dumirc.ts'))).toBe(false);
});

it('shows the difference as git reads it, and writes nothing', async () => {
  const { root, git, printed } = await repository(KIT);
  expect(await migrate(root, { dryRun: true })).toBe(0);
  expect(String(git('status', '--porcelain'))).toBe('');
  const [patch = ''] = printed().split('Would migrate');
  writeFileSync(path.join(root, '../kit.patch'), patch);
  git('apply', '--check', '../kit.patch');
});

it('keeps the line endings of files', async () => {
  const { root, git, read, printed } = await repository({
    ...KIT,
    '.dumirc.ts': KIT['.dumirc.ts'].replaceAll('\n', '\r\n'),
    'docs/index.md': '---\r\ntitle: Kit\r\ntoc: content\r\n---\r\n\r\n:::info\r\nText\r\n:::\r\n',
    'docs/b.md': ':::info\nText\n:::\n',
  });
  expect(await migrate(root, { dryRun: true })).toBe(0);
  const [patch = ''] = printed().split('Would migrate');
  writeFileSync(path.join(root, '../crlf.patch'), patch);
  git('apply', '--check', '../crlf.patch');
  expect(await migrate(root)).toBe(0);
  expect(read('docs/index.md')).toBe('---\r\ntitle: Kit\r\n---\r\n\r\n> [!NOTE]\r\n> Text\r\n');
  expect(read('docs/b.md')).toBe('---\ntitle: B\n---\n\n> [!NOTE]\n> Text\n');
  expect(
    read('site.config.ts')
      .split('\n')
      .filter((line) => !line.endsWith('\r')),
  ).toEqual(['']);
});

it('changes nothing that is not committed', async () => {
  const { root, git } = await repository(KIT);
  writeFileSync(path.join(root, 'docs/index.md'), `${KIT['docs/index.md']}\nMore\n`);
  await expect(migrate(root)).rejects.toThrow('docs/index.md: the file has changes that are not committed');
  expect(String(git('status', '--porcelain'))).toBe(' M docs/index.md\n');
  git('add', '.');
  await expect(migrate(root)).rejects.toThrow('docs/index.md: the file has changes that are not committed');
  git('reset', '--hard', '--quiet');
  // One that git ignores.
  writeFileSync(path.join(root, '.git/info/exclude'), 'site.config.ts\n');
  writeFileSync(path.join(root, 'site.config.ts'), 'mine');
  await expect(migrate(root)).rejects.toThrow('site.config.ts: the file has changes that are not committed');
});

it.each([
  [
    'its folder and its file',
    `const __filename = fileURLToPath(import.meta.url);\nconst __dirname = path.dirname(__filename);`,
  ],
  [
    'a function that requires',
    'const require = createRequire(import.meta.url);\nconst __dirname = path.dirname(require.resolve("./package.json"));',
  ],
])('runs a configuration that makes %s by itself', async (_, lines) => {
  const { root, read } = await repository({
    ...KIT,
    '.dumirc.ts': `import { createRequire } from 'node:module';\nimport path from 'node:path';\nimport { fileURLToPath } from 'node:url';\n${lines}\nexport default { title: path.relative(process.cwd(), __dirname + '/a'), outputPath: 'built' };\n`,
  });
  await migrate(root);
  expect(read('site.config.ts')).toContain("title: 'a',");
});

it('runs a configuration that refers to itself, and holds functions', async () => {
  const { root, read, printed } = await repository({
    ...KIT,
    '.dumirc.ts': `const plugin = { base: process.env.PREVIEW !== 'true' ? '/kit/' : '/', apply() {} };\nplugin.self = plugin;\nexport default { base: plugin.base, extraBabelPlugins: [plugin] };\n`,
  });
  expect(await migrate(root)).toBe(1);
  expect(read('site.config.ts')).toContain("base: process.env.PREVIEW ? '/' : '/kit/',");
  expect(printed()).toContain('"extraBabelPlugins" ([ <ref *1> {');
});

it.each([
  [{ '.dumirc.ts': '' }, /\.dumirc\.ts: it throws: the default export is undefined/],
  [{ '.dumirc.ts': "throw new Error('no token');" }, /\.dumirc\.ts:\d+: it throws: no token/],
  [{ '.dumirc.ts': 'export default {' }, /\.dumirc\.ts(:1)?: it can't be parsed/],
])('says what is wrong with %j', async (files, message) => {
  const { root } = await repository({ ...KIT, ...files });
  await expect(migrate(root)).rejects.toThrow(message);
});

it('needs a configuration, and a repository', async () => {
  const { root } = await repository({ 'docs/index.md': '# Kit\n' });
  await expect(migrate(root)).rejects.toThrow(
    /there is no configuration of dumi 2\. Expected one of \.dumirc\.ts/,
  );
  await expect(migrate(await writeFiles(KIT))).rejects.toThrow('the folder is in no repository of git');
});

it('says that it reads dumi 2 alone', async () => {
  const manifest = JSON.stringify({ name: 'kit', devDependencies: { dumi: '^1.1.50' } });
  const { root } = await repository({ ...KIT, 'package.json': manifest });
  await expect(migrate(root)).rejects.toThrow('package.json: dumi is "^1.1.50". Expected dumi 2');
});

it('ends with 1 if a package is to be installed, without which the build fails', async () => {
  const { root, printed } = await repository({
    ...KIT,
    'docs/a.tsx': "import 'rc-tree';\nexport default () => null;\n",
  });
  expect(await migrate(root)).toBe(1);
  expect(printed()).toContain('npm install --save-dev live-docs rc-tree\n');
  // It may be there without being listed: dumi brings packages.
  mkdirSync(path.join(root, 'node_modules/rc-tree'), { recursive: true });
  writeFileSync(path.join(root, 'node_modules/rc-tree/package.json'), '{}');
  expect(await migrate(root)).toBe(0);
});

it('ends with 1 if dumi has built the site, since a build replaces only what a build has written', async () => {
  const { root, printed } = await repository({ ...KIT, '.gitignore': 'dist' });
  mkdirSync(path.join(root, 'dist'));
  expect(await migrate(root, { dryRun: true })).toBe(0);
  writeFileSync(path.join(root, 'dist/index.html'), '');
  expect(await migrate(root, { dryRun: true })).toBe(1);
  expect(printed()).toContain('dist: A build replaces only a folder that a build has written');
  writeFileSync(path.join(root, 'dist/build.json'), '{}');
  expect(await migrate(root)).toBe(0);
});

it('ends with 1 if something needs a hand', async () => {
  const { root, printed } = await repository({ ...KIT, 'docs/index.md': '# Kit\n\n<code src="./gone.tsx"></code>\n' });
  expect(await migrate(root)).toBe(1);
  expect(printed()).toContain('Needs a hand:\n  docs/index.md:3: The demo "./gone.tsx" leads to no file');
});
