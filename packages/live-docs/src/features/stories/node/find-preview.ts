import path from 'node:path';
import { packageOf, type Problem } from '../../../core/model';
import type { PageFiles } from '../../../core/node/compile/markdown/page-output';
import { packageFolder } from '../../../core/node/files/installed-package';
import { toPosix } from '../../../core/node/files/paths';
import type { Module } from './read-module';
import { packagesOf } from './stand-in';
import type { StoryTools } from './story-tools';

type Files = Pick<PageFiles, 'has' | 'text'>;

/** What Storybook has around all stories. */
interface Preview {
  /** Id of its file. */
  file: string;
  module: Module;
}

/**
 * `.storybook/preview` of the nearest folder around stories, if it matters to them. One that can't run here is left out, with a note.
 * @param folder of the stories. @param root id of the site's folder.
 */
export function findPreview(
  folder: string,
  root: string,
  files: Files,
  { previewFile: named, readPreview }: Pick<StoryTools, 'previewFile' | 'readPreview'>,
): { preview?: Preview; notes: Problem[] } {
  const file = named === undefined ? nearestPreview(folder, files) : path.posix.join(root, named);
  const text = file === undefined ? undefined : files.text(file);
  if (file === undefined || text === undefined) return { notes: [] };
  const module = readPreview(toPosix(root, file), text);
  if (!saysMore(text)) return { notes: [] };
  const around = path.posix.dirname(file);
  const missing = packagesOf(module).find((name) => packageFolder(packageOf(name), around, files) === undefined);
  const { error } = module;
  if (!error && missing === undefined) return { preview: { file, module }, notes: [] };
  const note = {
    file: module.file,
    line: error?.line ?? 1,
    found: error ? `the file cannot be read: ${error.message}` : `the package "${missing}" is not installed`,
    expected: 'a preview that runs: stories are shown without it',
    fix: error ? 'Correct the syntax' : `Run npm install ${missing}`,
  };
  return { notes: [note] };
}

function nearestPreview(folder: string, files: Files): string | undefined {
  for (let at = folder; ; at = path.posix.dirname(at)) {
    const names = ['tsx', 'ts', 'jsx', 'js', 'mjs'].map((ending) => `${at}/.storybook/preview.${ending}`);
    const found = names.find(files.has);
    if (found !== undefined) return found;
    if (files.has(`${at}/.git`) || at === path.posix.dirname(at)) return undefined;
  }
}

/** True for a preview that changes what stories show: by what it says of them, or by what it imports. */
const saysMore = (text: string): boolean =>
  /\b(decorators|loaders|globalTypes|initialGlobals|backgrounds|layout)\b|^import ['"]/m.test(text);
