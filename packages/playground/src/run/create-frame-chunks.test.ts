// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { FRAME_SCRIPT_END, type FrameFiles } from '../model/live';
import { createFrameChunks } from './create-frame-chunks';

const files = (name: string): FrameFiles => ({ chunks: {}, runtime: name, design: '', packages: {} });
const ADDRESSES = { document: '/~frame', folder: '/frame/' };
const script = (code: string) => new Response(code, { headers: { 'content-type': 'text/javascript' } });

/** Answers requests one after the other. @returns how each was asked for. */
function answer(...codes: string[]) {
  const asked: (RequestCache | undefined)[] = [];
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    asked.push(init?.cache);
    return script(codes.shift() ?? '');
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}

it('asks past the cache for a script that was cut short', async () => {
  const whole = `exports.a = 1;${FRAME_SCRIPT_END}`;
  const asked = answer('exports.', whole);
  expect(await createFrameChunks(files('a.js'), ADDRESSES).load(['a.js'])).toEqual([{ name: 'a.js', code: whole }]);
  expect(asked).toEqual([undefined, 'reload']);
});

it('says so where it is cut short again, and loads it when it is wanted next', async () => {
  const whole = `exports.b = 1;${FRAME_SCRIPT_END}`;
  answer('exports', 'exports', whole);
  const chunks = createFrameChunks(files('b.js'), ADDRESSES);
  await expect(chunks.load(['b.js'])).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: 'Loading chunk b.js failed: the script was cut short',
  });
  expect(await chunks.load(['b.js'])).toEqual([{ name: 'b.js', code: whole }]);
});
