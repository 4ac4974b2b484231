// @vitest-environment happy-dom
import { URL as NodeUrl } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { CompileAnswer, CompileRequest } from '../../../../../../playground/src/model/live';
import { createResources } from '../../../../../../playground/src/base/state';
import { hostOf } from './host-of';

it('compiles all demos of a page in one worker, which starts with the first', async () => {
  const started = vi.fn();
  class FakeWorker extends EventTarget {
    constructor() {
      super();
      started();
    }
    postMessage({ request }: CompileRequest) {
      const script = { code: '', imports: [], positions: new Uint32Array() };
      const data: CompileAnswer = { type: 'compiled', request, script, isSent: false };
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  // Where the worker's file lies depends on which test has loaded its module first.
  class AnyUrl extends NodeUrl {
    constructor(path: string | URL, base?: string | URL) {
      super(path, NodeUrl.canParse(String(path), base && String(base)) ? base : 'http://localhost');
    }
  }
  vi.stubGlobal('URL', AnyUrl);
  onTestFinished(() => void vi.unstubAllGlobals());
  const resources = createResources();
  const demos = await Promise.all(
    ['simple', 'virtual'].map(async (id) => (await hostOf(resources).engine.load()).createCompiler(id)),
  );
  expect(started).not.toHaveBeenCalled();
  const programs = demos.map((compiler, at) => compiler.compile({ entry: 'a.tsx', files: { 'a.tsx': `${at}` } }));
  expect(await Promise.all(programs)).toMatchObject([{ program: { entry: 'a.tsx' } }, { program: { entry: 'a.tsx' } }]);
  expect(started).toHaveBeenCalledOnce();
});
