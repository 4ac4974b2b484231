// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { createResources } from '../../../../../../playground/src/base/state';
import { encodeShare } from '../../../../../../playground/src/texts/share-link';
import type { CodeLanguage, DemoCode } from '../../../model';
import { loadLinked, openSession } from './open-session';

it('starts no worker for a page that was left before the compiler has come', async () => {
  const createWorker = vi.fn();
  vi.stubGlobal('Worker', createWorker);
  onTestFinished(() => void vi.unstubAllGlobals());
  const block = document.createElement('div');
  const session = openSession(
    new Map(),
    {
      asset: { id: 'simple', title: 'Simple', description: '', keywords: [], dependencies: [] },
      files: [{ name: 'simple.tsx', lang: 'tsx', text: 'export default () => null;\n', html: '' }],
    },
    0,
    createResources(),
  );
  const stop = session.start(block);
  session.prepare();
  stop();
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
  expect(createWorker).not.toHaveBeenCalled();
});

it('takes a link in the language that its files are from, whatever other files it has', async () => {
  const codeOf = (language: CodeLanguage, names: string[]): DemoCode => ({
    asset: { id: 'simple', title: 'Simple', description: '', keywords: [], dependencies: [] },
    files: names.map((name) => ({ name, lang: 'ts', text: '', html: '' })),
    language,
  });
  const codes = { ts: codeOf('ts', ['simple.tsx', 'tool.js']), js: codeOf('js', ['simple.jsx', 'tool.js']) };
  const linkTo = (...names: string[]) =>
    encodeShare({ id: 'simple', files: Object.fromEntries(names.map((name) => [name, 'a'])) })!;
  const languageOf = async (...names: string[]) =>
    (await loadLinked(linkTo(...names), async (language) => codes[language])).language;
  expect(await languageOf('simple.tsx', 'more.js')).toBe('ts');
  expect(await languageOf('tool.js')).toBe('ts');
  expect(await languageOf('simple.jsx')).toBe('js');
  expect(await languageOf('simple.jsx', 'tool.js')).toBe('js');
  const failure = new Error('offline');
  const load = async (language: CodeLanguage) => (language === 'ts' ? codes.ts : Promise.reject(failure));
  await expect(loadLinked(linkTo('simple.jsx'), load)).rejects.toBe(failure);
});
