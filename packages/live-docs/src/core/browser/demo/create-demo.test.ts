// @vitest-environment happy-dom
import { createResources, createStored } from 'live-playground/internal';
import { afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { fakeHost } from '../../../../../../tests/support/fake-host';
import { encodeShare } from '../../../../../playground/src/texts/share-link';
import type { CodeLanguage, DemoCode } from '../../model';
import { createRouter } from '../navigation';
import { createDemo } from './create-demo';

let playing: ReturnType<typeof fakeHost>;

// What is loaded when it's asked for is there at once then.
beforeAll(() => import('./live'));

const empty = () => [localStorage, sessionStorage].forEach((storage) => storage.clear());
beforeEach(() => {
  empty();
  playing = fakeHost();
});
afterEach(empty);

const codeOf = (language: CodeLanguage): DemoCode => ({
  asset: { id: 'simple', title: 'Simple', description: '', keywords: [], dependencies: [] },
  files: [{ name: language === 'js' ? 'simple.jsx' : 'simple.tsx', lang: 'tsx', text: `in ${language}`, html: '' }],
  language,
});

/** A demo of a page at an address, which nothing renders. */
function openDemo({ search = '', hash = '', resources = createResources() } = {}) {
  const location = { path: '/page', search, hash };
  const router = createRouter(async () => undefined, { location, page: undefined, arrival: { by: 'load' } });
  const loadCode = vi.fn(async (language: CodeLanguage) => codeOf(language));
  const input = { id: 'simple', title: 'Simple', hasJavaScript: true, loadCode };
  resources.get('playground', () => playing.host);
  const demo = createDemo(input, { resources, router });
  const changes = vi.fn();
  demo.subscribe(changes);
  const slot = document.createElement('div');
  const start = () => {
    const stop = demo.start({ block: { offsetHeight: 300 }, slot });
    onTestFinished(stop);
    return stop;
  };
  return { demo, router, resources, loadCode, changes, start, slot };
}
const shared = (text: string) => encodeShare({ id: 'simple', files: { 'simple.tsx': text } })!;
const note = ({ demo }: ReturnType<typeof openDemo>) => {
  const { code } = demo.state();
  return code.status === 'loaded' ? code.live.shared : code.status;
};

it('is as its document has it until it starts, and changes nothing then for a reader who has chosen nothing', () => {
  const keep = (name: string, area: 'localStorage' | 'sessionStorage', text: string) =>
    createStored<string>({ name, area, parse: String, print: (value) => value }).write(text);
  keep('look:simple', 'sessionStorage', 'width-390');
  keep('code-language', 'localStorage', 'js');
  const { demo, start, changes } = openDemo();
  expect(demo.state()).toMatchObject({ look: '', language: 'ts', isOther: false, code: { status: 'idle' } });
  start();
  expect(demo.state()).toMatchObject({ look: 'width-390.code-js', language: 'js', isOther: true });
  expect(changes).toHaveBeenCalled();

  empty();
  const other = openDemo();
  other.start();
  window.dispatchEvent(new Event('pageshow'));
  expect([other.changes.mock.calls, other.loadCode.mock.calls]).toEqual([[], []]);
});

it('takes a look that the address carries, which is the reader’s own from then on', () => {
  const { demo, start, router } = openDemo({ search: '?tab=a&look=simple:dir-rtl&look=other:dir-ltr' });
  start();
  expect([demo.state().look, router.state().location.search]).toEqual(['dir-rtl', '?tab=a&look=other:dir-ltr']);
});

it('gives the frame how the demo is looked at and what is chosen for it, at once', async () => {
  const { demo, start } = openDemo();
  start();
  demo.access.setLook('dir-rtl.color-dark.motion-reduce');
  await vi.waitFor(() => expect(playing.choice()).toBeDefined());
  expect(playing.choice()).toEqual({ dir: 'rtl', color: 'dark', motion: 'reduce' });
  demo.choose({ rows: 9 }, { props: { rows: 9 }, logged: [] });
  expect(playing.choice()).toMatchObject({ dir: 'rtl', args: { props: { rows: 9 } } });
  demo.access.setLook('');
  expect([playing.choice()?.dir, demo.state().view.framed]).toEqual([undefined, false]);
});

it('leaves a shared edit for good, and follows the address to another one', async () => {
  const opened = openDemo({ hash: shared('theirs') });
  const { demo, router, start } = opened;
  start();
  await vi.waitFor(() => expect(note(opened)).toBe('edit'));
  expect([await demo.access.text(), demo.state().view.note]).toEqual(['theirs', 'stopped']);
  demo.leaveShared();
  expect(router.state().location.hash).toBe('');
  await vi.waitFor(async () => expect(await demo.access.text()).toBe('in ts'));
  await router.navigate('#top');
  expect([note(opened), await demo.access.text()]).toEqual([undefined, 'in ts']);
  await router.navigate('#edit=simple.x');
  await vi.waitFor(() => expect(note(opened)).toBe('damaged'));
});

it('shows its code, says why it didn’t come, and fills the window', async () => {
  const { demo, start, loadCode } = openDemo();
  start();
  loadCode.mockRejectedValueOnce(new Error('offline'));
  await expect(demo.access.link()).rejects.toThrow('offline');
  expect(demo.state()).toMatchObject({ isOpen: true, code: { status: 'failed' } });
  demo.hide();
  demo.expand();
  await vi.waitFor(() => expect(demo.state()).toMatchObject({ isOpen: true, leftHeight: 300 }));
  demo.collapse();
  expect(demo.state().leftHeight).toBeUndefined();
});

it('gives each block of a demo its own session, also when the reader comes back to the page', async () => {
  const resources = createResources();
  const [first, second] = [openDemo({ resources }), openDemo({ resources })];
  const idOf = async ({ demo }: typeof first) => {
    await demo.access.loadCode();
    const { code } = demo.state();
    return code.status === 'loaded' ? code.live.session.id : code.status;
  };
  const stops = [first.start(), second.start()];
  const ids = [await idOf(first), await idOf(second)];
  expect(new Set(ids).size).toBe(2);
  for (const stop of stops) stop();
  const again = [openDemo({ resources }), openDemo({ resources })] as const;
  for (const { start } of again) start();
  expect([await idOf(again[0]), await idOf(again[1])]).toEqual(ids);
});
