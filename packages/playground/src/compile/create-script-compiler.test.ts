// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CompileAnswer, CompileRequest } from '../model/live';
import { ChunkLoadError } from '../base/load-errors';
import { createScriptCompiler } from './create-script-compiler';
import { createScripts } from './create-compiler';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const compiled = { code: '', imports: [], positions: new Uint32Array() };

/** A worker that answers as it is told. */
class FakeWorker extends EventTarget {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  asked: CompileRequest[] = [];
  terminate = vi.fn();
  postMessage(message: CompileRequest): void {
    this.asked.push(message);
  }
  answer(data: CompileAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function open() {
  const workers: FakeWorker[] = [];
  const compiler = createScriptCompiler(() => {
    workers.push(new FakeWorker());
    return workers.at(-1)!;
  });
  return { workers, compiler };
}
const script = { name: 'docs/a.tsx', text: 'a', url: 'live:docs/a.tsx?1' };

it('gives each answer to who asked', async () => {
  const { workers, compiler } = open();
  const [first, second] = [compiler.compile(script), compiler.compile({ ...script, text: 'b' })];
  const [worker] = workers;
  expect(worker?.asked.map(({ request, script: { text } }) => [request, text])).toEqual([
    [1, 'a'],
    [2, 'b'],
  ]);
  worker?.answer({ type: 'fault', request: 2, fault: { message: 'No', at: 3 } });
  worker?.answer({ type: 'compiled', request: 1, script: compiled, isSent: false });
  await expect(first).resolves.toMatchObject({ compiled });
  await expect(second).rejects.toMatchObject({ fault: { message: 'No', at: 3 }, path: 'docs/a.tsx' });
  expect(workers).toHaveLength(1);
});

it('starts another worker where one did not come', async () => {
  const { workers, compiler } = open();
  const failed = compiler.compile(script);
  workers[0]?.dispatchEvent(new ErrorEvent('error'));
  await expect(failed).rejects.toBeInstanceOf(ChunkLoadError);
  const again = compiler.compile(script);
  workers[1]?.answer({ type: 'compiled', request: 2, script: compiled, isSent: false });
  await expect(again).resolves.toMatchObject({ compiled });
});

it('ends a worker that is stuck, and has another one compile what waits behind', async () => {
  const { workers, compiler } = open();
  const stuck = expect(compiler.compile(script)).rejects.toThrow('Compiling took too long');
  const behind = compiler.compile({ ...script, text: 'b' });
  await vi.advanceTimersByTimeAsync(10_000);
  await stuck;
  expect(workers[0]?.terminate).toHaveBeenCalled();
  expect(workers[1]?.asked.map(({ request, script: { text } }) => [request, text])).toEqual([[3, 'b']]);
  const alsoStuck = expect(behind).rejects.toThrow('Compiling took too long');
  const last = compiler.compile({ ...script, text: 'c' });
  await vi.advanceTimersByTimeAsync(10_000);
  await alsoStuck;
  workers[2]?.answer({ type: 'compiled', request: 5, script: compiled, isSent: false });
  await expect(last).resolves.toMatchObject({ compiled });
});

it('compiles a text once, and anew after a failure', async () => {
  const compile = vi.fn(async () => ({ compiled, isSent: false }));
  const scripts = createScripts({ compile });
  await scripts.compile('docs/a.tsx', 'a');
  await scripts.compile('docs/a.tsx', 'a');
  await scripts.compile('docs/a.tsx', 'b');
  compile.mockRejectedValueOnce(new Error('No'));
  await expect(scripts.compile('docs/a.tsx', 'c')).rejects.toThrow('No');
  await scripts.compile('docs/a.tsx', 'c');
  expect(compile).toHaveBeenCalledTimes(4);
  const addresses = [...scripts.all.keys()];
  expect(addresses).toHaveLength(4);
  expect(addresses.every((address) => /^live:docs\/a\.tsx\?\d+$/.test(address))).toBe(true);
});
