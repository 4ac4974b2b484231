// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { FrameProgram } from '../model/frame-messages';
import { importsKey, type CompileAnswer, type LiveImports, type ToCompiler } from '../model/live';
import { createCompiler } from './create-compiler';
import { createScriptCompiler } from './create-script-compiler';

const NONE: LiveImports = {
  frame: { chunks: {}, runtime: '', packages: { react: 'react.js' } },
  themes: [],
  styles: {},
  values: {},
  files: {},
  folders: {},
};
const FILES = { 'app.tsx': 'a', 'rows.ts': 'b', 'app.css': 'c {}' };
const compiled = { code: 'code', imports: [{ name: 'react', used: true, at: 1 }], positions: new Uint32Array() };

/** A worker that compiles everything to the same, and posts what it may. */
function setUp() {
  const asked: ToCompiler[] = [];
  class FakeWorker extends EventTarget {
    postMessage(message: ToCompiler) {
      asked.push(message);
      if (message.type !== 'compile') return;
      const { request, direct } = message;
      const isSent = direct?.imports === importsKey(compiled.imports);
      const { name, text } = message.script;
      const script = name.endsWith('.css') ? { ...compiled, imports: [], style: text } : compiled;
      const data: CompileAnswer = { type: 'compiled', request, script, isSent };
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
    }
  }
  const compiler = createCompiler(
    '',
    NONE,
    createScriptCompiler(() => new FakeWorker() as unknown as Worker),
    async (text) => text,
  );
  const closing = new AbortController();
  const frame = { link: vi.fn(), signal: closing.signal };
  const compile = async (files: Record<string, string>, shown?: FrameProgram) => {
    const done = await compiler.compile({ entry: 'app.tsx', files }, shown && { frame, shown, run: 2 });
    if ('error' in done) throw new Error(done.error.message);
    return done;
  };
  return { asked, closing, frame, compile };
}

it('has the worker post what differs by one script from what a frame shows, with a port that it makes once', async () => {
  const { asked, frame, compile, closing } = setUp();
  const { program: shown, isSent } = await compile(FILES);
  expect(isSent).toBe(false);
  const next = await compile({ ...FILES, 'app.tsx': 'a2' }, shown);
  expect(next.isSent).toBe(true);
  expect((await compile({ ...FILES, 'app.tsx': 'a3' }, next.program)).isSent).toBe(true);
  expect(frame.link).toHaveBeenCalledOnce();
  expect(asked.filter(({ type }) => type === 'link')).toHaveLength(1);
  closing.abort();
  expect(asked.at(-1)).toEqual({ type: 'unlink', link: 1 });
});

it('leaves to the page what has run already, other files, and several at once', async () => {
  const { compile } = setUp();
  const { program: shown } = await compile(FILES);
  const edited = { ...FILES, 'app.tsx': 'a2' };
  expect((await compile(edited, shown)).isSent).toBe(true);
  expect((await compile(edited, shown)).isSent).toBe(false);
  expect((await compile({ ...FILES, 'app.css': '' }, shown)).isSent).toBe(false);
  expect((await compile({ ...FILES, 'app.tsx': 'a3', 'app.css': '' }, shown)).isSent).toBe(false);
  const module = { 'app.tsx': 'a', 'a.module.css': 'a {}' };
  const { program: styled } = await compile(module);
  expect((await compile({ ...module, 'a.module.css': 'b {}' }, styled)).isSent).toBe(false);
});
