import { minifySync, parseSync, transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import { siteStore } from './site-store';
import { javaScriptText } from '../../../packages/live-docs/src/core/node/output/data/demo-files';
import { sourceText } from '../../../packages/live-docs/src/core/node/snapshot/snapshot';

/** What a script does, without comments and layout. */
async function compile(text: string, lang: 'ts' | 'tsx' | 'jsx'): Promise<string> {
  const { code } = await transformWithOxc(text, `script.${lang}`);
  return minifySync('script.js', code, { compress: false, mangle: false }).code;
}

it('shows each demo as JavaScript that does the same @all', async () => {
  const snapshot = await siteStore().snapshot();
  const files = [...snapshot.demosByFile.keys()].filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const [text, script] = [sourceText(snapshot, file), javaScriptText(snapshot, file) ?? ''];
    expect(parseSync('script.jsx', script).errors, file).toEqual([]);
    expect(await compile(script, 'jsx'), file).toBe(await compile(text, file.endsWith('x') ? 'tsx' : 'ts'));
    expect(script, file).not.toMatch(/\n\n\n|^\s*\n|[ \t]\n|\n\n$|\{\n\n/);
  }
});
