import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../../../tests/support/write-files';
import type { PlaygroundManifest } from '../model/manifest';
import type { PlaygroundBuild } from './build-playground';
import { writePlayground } from './write-playground';

/** A build whose one chunk has a name. */
function buildWith(chunk: string): PlaygroundBuild {
  const manifest: PlaygroundManifest = {
    version: '1.0.0',
    frame: 'frame.html',
    chunks: 'chunks/',
    files: { chunks: { [chunk]: [] }, runtime: chunk, packages: {} },
    compileWorker: 'compile.js',
    styles: {},
    packages: {},
  };
  const texts = [manifest.frame, manifest.compileWorker, 'playground.js', `chunks/${chunk}`].map(
    (name) => [name, name] as const,
  );
  return { manifest, sources: [], files: new Map([...texts, ['manifest.json', JSON.stringify(manifest)]]) };
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();

it('replaces a former build and leaves hidden files', async () => {
  const root = await writeFiles({ 'out/.gitignore': '*' });
  const out = path.join(root, 'out');
  writePlayground(out, 'out', buildWith('old.js'));
  writePlayground(out, 'out', buildWith('new.js'));
  expect(filesIn(out)).toEqual([
    '.gitignore',
    'chunks/new.js',
    'compile.js',
    'frame.html',
    'manifest.json',
    'playground.js',
  ]);
});

it('touches no folder with files of others', async () => {
  const root = await writeFiles({
    'public/icon.svg': '',
    'app/manifest.json': '{ "name": "An app", "icons": [{ "src": "icon.svg" }] }',
    'app/icon.svg': '',
    'file': '',
  });
  const write = (name: string) => writePlayground(path.join(root, name), name, buildWith('a.js'));
  const advice =
    'Expected a new folder, or one that holds a former build and nothing else. Name another folder with --out, such as "public/playground".';
  expect(() => write('public')).toThrow(
    `public: the output holds files that live-playground didn't write: icon.svg. ${advice}`,
  );
  expect(() => write('app')).toThrow(
    "app: the output holds files that live-playground didn't write: icon.svg, manifest.json.",
  );
  expect(() => write('file')).toThrow(`file: the output is a file. ${advice}`);
  expect(() => write('file/inner')).toThrow('file/inner: the output is below the file file.');

  write('out');
  writeFileSync(path.join(root, 'out/notes.txt'), 'mine');
  expect(() => write('out')).toThrow("the output holds files that live-playground didn't write: notes.txt.");
  expect(readFileSync(path.join(root, 'out/notes.txt'), 'utf8')).toBe('mine');
});
