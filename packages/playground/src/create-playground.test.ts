// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import type { PlaygroundManifest } from './model/manifest';
import type { CompileAnswer, CompileRequest } from './model/live';
import type { TypeRequest, TypeStart } from './model/type-messages';
import { VERSION } from './model/version';
import { createPlayground, createPlaygroundHost, PlaygroundError } from './index';
import manifestOfPackage from '../package.json';

const MANIFEST: PlaygroundManifest = {
  version: VERSION,
  frame: 'frame.html',
  chunks: 'chunks/',
  files: { chunks: {}, runtime: 'runtime.js', packages: { react: 'react.js' } },
  compileWorker: 'compile.js',
  styles: {},
  packages: { react: '19.3.0' },
};
const FILES = { 'app.tsx': 'export default () => null;\n', 'app.css': '' };

/** Answers all requests with something. @returns the addresses that were asked for. */
function serve(body: unknown, init: ResponseInit = { headers: { 'content-type': 'application/json' } }) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), init);
  });
  return asked;
}

/** Starts workers that refuse what they compile and find no type errors. @returns their addresses. */
function startWorkers() {
  const started: string[] = [];
  const compile = ({ request, script }: CompileRequest): CompileAnswer => {
    if (!script.text.includes('left-pad')) return { type: 'fault', request, fault: { message: `No ${script.text}` } };
    const imports = [{ name: 'left-pad', used: true, at: 0 }];
    return { type: 'compiled', request, isSent: false, script: { code: '', imports, positions: new Uint32Array() } };
  };
  class FakeWorker extends EventTarget {
    constructor(address: string) {
      super();
      started.push(address);
    }
    postMessage(message: CompileRequest | TypeStart | TypeRequest) {
      const data = message.type === 'compile' ? compile(message) : { request: message.request, value: [] };
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', FakeWorker);
  return started;
}

function open(options: Partial<Parameters<typeof createPlayground>[1]> = {}, element = document.createElement('div')) {
  const input = { assets: '/playground', files: FILES, entry: 'app.tsx', start: 'now', ...options };
  const playground = createPlayground(element, input as Parameters<typeof createPlayground>[1]);
  onTestFinished(() => {
    playground.close();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return playground;
}

it.each([
  [
    'no manifest',
    () => serve('<!doctype html>', { status: 404, headers: { 'content-type': 'text/html' } }),
    /manifest\.json: the server answered 404, text\/html\. Expected the manifest .* Run `npx live-playground build`/,
  ],
  ['no JSON', () => serve('{'), /manifest\.json: \{ is no manifest\. Expected/],
  ['other JSON', () => serve('[1]'), /manifest\.json: \[1\] is no manifest\. Expected/],
  [
    'a folder of another version',
    () => serve({ ...MANIFEST, version: '0.1.0' }),
    /manifest\.json: a folder of live-playground 0\.1\.0\. Expected one of 1\.0\.0.* Build the folder again/,
  ],
])('says so in its view where there is %s, again on each run', async (_, answer, message) => {
  answer();
  const playground = open();
  const told = expect.stringMatching(message) as string;
  await vi.waitFor(() => expect(playground.view()).toMatchObject({ state: 'failed', error: { message: told } }));
  const asked = answer();
  playground.run();
  await vi.waitFor(() => expect(asked).not.toEqual([]));
  await vi.waitFor(() => expect(playground.view()).toMatchObject({ state: 'failed', error: { message: told } }));
});

it('says so where a file is no text, the entry is missing, or there is no folder', async () => {
  serve(MANIFEST);
  const file = open({ files: { 'app.tsx': 5 as unknown as string } });
  const entry = open({ entry: 'main.tsx' });
  const assets = open({ assets: undefined });
  const message = (playground: typeof file) => playground.view().error?.message;
  await vi.waitFor(() => {
    expect(message(file)).toMatch(/^app\.tsx: what was passed for it is of type number\. Expected a text/);
    expect(message(entry)).toMatch(/^main\.tsx: there is no such file\. Expected one of app\.tsx, app\.css/);
    expect(message(assets)).toMatch(/^assets: undefined is no address\. Expected the address of the folder/);
  });
});

it('says what may be imported, and shares manifest and workers with the playgrounds of its host', async () => {
  const types = { worker: 'types.js', compiler: 'typescript.js', data: 'types.json' };
  const asked = serve({ ...MANIFEST, types });
  const started = startWorkers();
  const host = createPlaygroundHost({ assets: '/playground/' });
  const all = Array.from({ length: 10 }, (_, at) => open({ assets: undefined, host, files: { 'app.tsx': `${at}` } }));
  const last = open({ assets: undefined, host, files: { 'app.tsx': "import 'left-pad';" } });
  await vi.waitFor(() => {
    expect(all.map((each) => each.view().error?.message)).toEqual(all.map((_, at) => `No ${at}`));
    expect(last.view().error).toMatchObject({
      message: expect.stringMatching(/^Cannot find module: left-pad\. Expected .* react\. Add left-pad to --packages/),
      file: 'app.tsx',
      line: 1,
    });
  });
  expect(asked.filter((address) => address.endsWith('manifest.json'))).toHaveLength(1);
  // Nobody has read what is wrong with the types.
  expect(started.map((address) => address.split('/').at(-1))).toEqual(['compile.js']);
  expect(all[0]?.view().issues).toEqual([]);
  await vi.waitFor(() => expect(started).toHaveLength(2));
  expect(started.map((address) => address.split('/').at(-1)).sort()).toEqual(['compile.js', 'types.js']);
});

it('runs what is typed, and goes back', async () => {
  serve(MANIFEST);
  startWorkers();
  const playground = open();
  const changed = vi.fn();
  playground.subscribe(changed);
  playground.setFiles({ 'app.tsx': 'a', 'more.ts': 'b' });
  expect(playground.view()).toMatchObject({ edited: true, files: { 'app.tsx': 'a', 'app.css': '', 'more.ts': 'b' } });
  await vi.waitFor(() => expect(playground.view().error?.message).toBe('No a'));
  playground.reset();
  expect(playground.view()).toMatchObject({ edited: false, files: FILES });
  await vi.waitFor(() => expect(playground.view().error?.message).toBe(`No ${FILES['app.tsx']}`));
  playground.undo();
  expect(playground.view().files).toMatchObject({ 'app.tsx': 'a' });
  expect(changed).toHaveBeenCalled();
});

it('asks for nothing before it is near the view, and for no types where they are off', async () => {
  const asked = serve({ ...MANIFEST, types: { worker: 'types.js', compiler: 'typescript.js', data: 'types.json' } });
  const started = startWorkers();
  const waiting = open({ start: 'interaction' });
  const playground = open({ types: false });
  await vi.waitFor(() => expect(playground.view().error?.message).toBe(`No ${FILES['app.tsx']}`));
  expect(playground.view().issues).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(started).toHaveLength(1);
  expect([waiting.view().state, asked.filter((address) => address.endsWith('manifest.json')).length]).toEqual([
    'idle',
    1,
  ]);
});

it('offers to run what waits for the reader', async () => {
  serve(MANIFEST);
  startWorkers();
  const element = document.createElement('div');
  const playground = open({ autorun: false, locale: 'zh-CN' }, element);
  const button = element.querySelector('button')!;
  expect([button.textContent, playground.view().state]).toEqual(['运行', 'idle']);
  button.click();
  await vi.waitFor(() => expect(playground.view().error?.message).toBe(`No ${FILES['app.tsx']}`));
  expect(element.querySelector('button')).toBeNull();
});

it('has an editor of the folder, and shows the code as text before that', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  const script = `data:text/javascript,${encodeURIComponent(
    'export const mountEditor = (element, { session }) => { element.append(session.view().file); return () => element.replaceChildren(); };',
  )}`;
  serve({ ...MANIFEST, editor: { script, style: 'editor.css', chunks: [] } });
  startWorkers();
  vi.spyOn(document.head, 'append').mockImplementation(
    (link) => void (link as Element).dispatchEvent(new Event('load')),
  );
  const element = document.createElement('div');
  const playground = open({ editor: true, active: 'app.css', files: { ...FILES, 'app.css': 'b {}' } }, element);
  const [place] = element.children;
  expect(place?.querySelector('pre')?.textContent).toBe('b {}');
  await vi.waitFor(() => expect(place?.textContent).toBe('app.css'));
  playground.close();
  expect(element.childNodes).toHaveLength(0);
});

it('says so where the folder has no editor, and leaves the code to be read', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  serve({ ...MANIFEST, packages: { react: '18.3.1' } });
  startWorkers();
  const place = document.createElement('div');
  const playground = open({ editor: place, start: 'interaction' });
  await vi.waitFor(() =>
    expect(playground.view()).toMatchObject({
      state: 'failed',
      error: { message: expect.stringMatching(/it has no editor, since it was built with React 18\.3\.1\. Expected/) },
    }),
  );
  expect(place.textContent).toBe(FILES['app.tsx']);
});

it('has the version of its package', () => {
  expect(VERSION).toBe(manifestOfPackage.version);
  expect(new PlaygroundError({ file: 'a', found: 'b', expected: 'c', fix: 'd' }).message).toBe('a: b. Expected c. d.');
});
