// @vitest-environment happy-dom
import { createResources } from 'live-playground/internal';
import { act, useState, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { fakeHost } from '../../../../../../tests/support/fake-host';
import { render } from '../../../../tests/unit/render';
import { startOf, type CodeLanguage, type ControlList, type DemoAccess, type DemoCode } from '../../model';
import { ResourcesContext } from '../loading';
import { LocaleProvider } from '../locale';
import { createHistoryEntries, createRouter, RouterProvider, toLocation } from '../navigation';
import { DemoBlock, DemoEmbed } from './demo-block';
import type { OpenDemo } from './live/open-session';
import { PAUSE } from '../../../../../playground/src/react/use-told';
import { encodeShare } from '../../../../../playground/src/texts/share-link';

let playing: ReturnType<typeof fakeHost>;

const file = (name: string) => ({ name, lang: 'tsx', text: `text of ${name}`, html: `<b>markup of ${name}</b>` });
const code: DemoCode = {
  asset: { id: 'simple', title: 'Simple', description: '', keywords: [], dependencies: [] },
  files: [file('simple.tsx'), file('rows.ts')],
};
const loadCode = vi.fn<(language: CodeLanguage) => Promise<DemoCode>>();
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  localStorage.clear();
  playing = fakeHost();
  playing.onRun.mockImplementation(({ entry, files }, slot) => (slot.dataset['ran'] = files[entry]));
  loadCode.mockResolvedValue(code);
  vi.stubGlobal('ClipboardItem', undefined);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  loadCode.mockReset();
  writeText.mockReset();
  localStorage.clear();
});

const Running = () => 'Running';

async function renderDemo(props: Partial<ComponentProps<typeof DemoBlock>> = {}, times = 1) {
  const resources = createResources();
  // Neither the editor nor the frame: what is there until they come is tested here, they themselves in a browser.
  resources.get('playground', () => playing.host);
  resources.get('code editor', () => ({ load: () => new Promise(() => {}) }));
  const demos = resources.get('open demos', () => new Map<string, OpenDemo>());
  const location = toLocation(window.location.href);
  const router = createRouter(async () => undefined, { location, page: undefined, arrival: { by: 'load' } });
  onTestFinished(router.start(createHistoryEntries()));
  let access: DemoAccess | undefined;
  const container = await render(
    <RouterProvider router={router}>
      <LocaleProvider locales={[]}>
        <ResourcesContext value={resources}>
          {Array.from({ length: times }, (_, at) => (
            <DemoBlock
              key={at}
              id="simple"
              title="Simple"
              filename="docs/demo/simple.tsx"
              component={Running}
              hasJavaScript
              loadCode={loadCode}
              tools={(demo) => {
                access = demo;
                return demo.children;
              }}
              {...props}
            />
          ))}
        </ResourcesContext>
      </LocaleProvider>
    </RouterProvider>,
  );
  const query = (selector: string) => container.querySelector<HTMLElement>(selector);
  const press = (name: string) =>
    act(async () => {
      const buttons = [...container.querySelectorAll<HTMLElement>('button')];
      buttons.find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name)!.click();
      await vi.dynamicImportSettled();
    });
  return {
    query,
    press,
    preview: () => query('[data-demo-preview]')?.textContent,
    framed: () => query('[data-framed]') !== null,
    ran: () => [...container.querySelectorAll<HTMLElement>('[data-demo-slot]')].map(({ dataset }) => dataset['ran']),
    shown: () => (query('pre')?.closest('[hidden]') ? undefined : query('pre')?.textContent),
    /** Edits the demo's own file, in the first block whose code is there. */
    type: (text: string, name = 'edit:simple', own = 'simple.tsx') =>
      act(async () => demos.get(name)!.sessions.find(Boolean)!.edit(own, text)),
    look: (look: string) =>
      act(async () => {
        access!.setLook(look);
        await vi.dynamicImportSettled();
      }),
    state: () => query('[data-demo]')?.dataset['demoState'],
  };
}

it('can be found by its id, and shows the demo', async () => {
  const { query, preview } = await renderDemo();
  expect(query('#demo-simple')?.dataset).toMatchObject({ demo: 'simple', demoState: 'idle' });
  expect(preview()).toBe('Running');
});

it('shows its code, a tab for each file, and hides it again', async () => {
  const { query, press, shown } = await renderDemo();
  const isOpen = () => query('[aria-expanded]')?.getAttribute('aria-expanded');
  expect([loadCode.mock.calls.length, isOpen(), shown()]).toEqual([0, 'false', undefined]);
  await press('Copy code');
  expect([writeText.mock.calls, isOpen()]).toEqual([[['text of simple.tsx']], 'false']);
  writeText.mockClear();
  await press('Show code');
  expect([isOpen(), shown()]).toEqual(['true', 'markup of simple.tsx']);
  await press('rows.ts');
  expect(shown()).toBe('markup of rows.ts');
  await press('Copy code');
  expect(writeText.mock.calls).toEqual([['text of rows.ts']]);
  await press('Hide code');
  expect([isOpen(), shown(), loadCode.mock.calls.length]).toEqual(['false', undefined, 1]);
});

it('says why the code did not come, and fetches it again', async () => {
  loadCode.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  const { query, press, shown } = await renderDemo();
  await press('Copy link');
  expect(query('[role="alert"]')?.textContent).toContain('Loading chunk 7 failed');
  await act(async () => query('[aria-expanded]')?.focus());
  expect(loadCode).toHaveBeenCalledOnce();
  await press('Try again');
  expect([query('[role="alert"]'), shown()]).toEqual([null, 'markup of simple.tsx']);
});

it('keeps an error of the demo to itself, and starts it again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let broken = true;
  const component = () => {
    if (broken) throw new Error('columns is undefined');
    return 'Running';
  };
  const { query, press, preview } = await renderDemo({ component });
  expect(query('[data-demo-preview] [role="alert"]')?.textContent).toContain('columns is undefined');
  await press('Show code');
  broken = false;
  await press('Try again');
  expect(preview()).toBe('Running');
});

it('shows a demo that needs a whole window on its own page', () => {
  const html = renderToStaticMarkup(<DemoEmbed id="simple" title="Simple" framed={false} height={320} />);
  expect(html).toMatch(
    /<div data-demo-preview="true"[^>]*><iframe src="\/~demos\/simple" title="Simple" height="320" loading="lazy"/,
  );
});

/** Lets chunks come, and what is throttled run. */
const settle = (milliseconds = 100) =>
  act(async () => {
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  });

it('runs what is typed, and marks the demo as edited', async () => {
  const { query, press, type, preview, framed, state } = await renderDemo();
  await press('Show code');
  const code = query('[role="textbox"]');
  expect([code?.getAttribute('aria-label'), code?.getAttribute('contenteditable')]).toEqual([
    'Code editor',
    'plaintext-only',
  ]);
  expect([query('[aria-label="Reset"]')?.getAttribute('aria-disabled'), state()]).toEqual(['true', 'idle']);
  await type('my text');
  expect(playing.compiled.at(-1)).toEqual({
    entry: 'simple.tsx',
    files: { 'simple.tsx': 'my text', 'rows.ts': 'text of rows.ts' },
  });
  // The frame is in the original's place.
  expect([preview(), framed(), state(), query('[aria-expanded] + span')?.textContent]).toEqual([
    '',
    true,
    'compiled',
    'Edited',
  ]);
  await press('Copy code');
  expect(writeText.mock.lastCall).toEqual(['my text']);
  await press('Reset');
  expect([preview(), state(), query('[role="textbox"]')?.textContent]).toEqual([
    'Running',
    'idle',
    'markup of simple.tsx',
  ]);
  await press('Undo');
  await settle();
  expect([framed(), query('[role="textbox"]')?.textContent]).toEqual([true, 'my text']);
  // What was pressed is gone, and the focus is not lost with it.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Reset');
});

it('says what is wrong and where, and leaves the last good demo in place', async () => {
  const error = { message: 'Unexpected token', file: 'rows.ts', line: 3, column: 7 };
  playing.answer({ type: 'failed', error });
  const { query, press, type, preview, state, shown } = await renderDemo();
  await press('Show code');
  await type('(');
  expect([preview(), state()]).toEqual(['Running', 'error']);
  const alert = () => query('[data-demo] [role="alert"]');
  // Half a word is no error.
  expect([alert(), query('[data-demo-stale]')]).toEqual([null, null]);
  await settle(PAUSE);
  expect(alert()?.textContent).toContain('Unexpected token');
  expect(query('[data-demo-stale] + [data-demo-preview]') !== null).toBe(true);
  expect(query('[data-demo-stale]')?.textContent).toBe('Last working version');
  await press('Hide code');
  expect(alert()?.textContent).toContain('Reset');
  await press('rows.ts:3:7');
  expect(shown()).toBe('markup of rows.ts');
  const code = query('[role="textbox"]');
  expect([document.activeElement, code?.getAttribute('aria-invalid')]).toEqual([code, 'true']);
  expect(code?.getAttribute('aria-describedby')).toBe(alert()?.id);
});

it('shows the edit of an earlier visit at once', async () => {
  const first = await renderDemo();
  await first.press('Show code');
  await first.type('my text');
  window.dispatchEvent(new Event('pagehide'));
  const { query, framed } = await renderDemo();
  await settle();
  expect(framed()).toBe(true);
  expect(query('[aria-expanded] + span')?.textContent).toBe('Edited');
});

it('runs an edit in both blocks where a page shows a demo twice', async () => {
  const first = await renderDemo();
  await first.press('Show code');
  await first.type('my text');
  window.dispatchEvent(new Event('pagehide'));
  const { press, type, ran } = await renderDemo({}, 2);
  await settle();
  expect(ran()).toEqual(['my text', 'my text']);
  await press('Show code');
  await type('my other text');
  await settle();
  expect(ran()).toEqual(['my other text', 'my other text']);
});

it("shows the reader's own edit again after Back from a shared one", async () => {
  const { query, press, type, shown } = await renderDemo();
  const goTo = (hash: string) =>
    act(async () => {
      window.location.hash = hash;
      window.dispatchEvent(new PopStateEvent('popstate'));
      await vi.dynamicImportSettled();
    });
  onTestFinished(() => goTo(''));
  await press('Show code');
  await type('my text');
  const link = encodeShare({ id: 'simple', files: { 'simple.tsx': 'their text' } })!;
  await goTo(link);
  expect([shown(), query('[role="note"]') !== null]).toEqual(['their text', true]);
  await goTo('');
  expect([shown(), query('[role="note"]') !== null]).toEqual(['my text', false]);
  await goTo(link);
  query('[role="note"] button:last-child')?.focus();
  await press('Back to my version');
  // The note is gone, and the focus isn't.
  expect([shown(), document.activeElement?.textContent]).toEqual(['my text', 'Hide code']);
});

it('shows the first lines of the code until it is open, as the reader has it', async () => {
  const lines = (of: string) => Array.from({ length: 12 }, (_, at) => `${of} ${at + 1}`).join('\n');
  const written = { ...file('simple.tsx'), text: lines('text'), html: lines('line') };
  loadCode.mockImplementation(async (language) => ({
    ...code,
    files: [language === 'js' ? { ...written, name: 'simple.jsx', html: lines('script') } : written],
  }));
  const { query, press, type, look } = await renderDemo({ lines: 12, start: startOf(written.html) });
  const start = () => query('[data-demo-start]:not([hidden])')?.textContent.split('\n');
  expect([start()?.length, start()?.at(-1)]).toEqual([8, 'line 8']);
  await look('code-js');
  await settle();
  expect(start()?.at(-1)).toBe('script 8');
  await look('');
  await settle();
  await press('Show code');
  expect(start()).toBeUndefined();
  await type('mine\nand mine');
  await press('Hide code');
  expect(start()).toEqual(['mine', 'and mine']);
});

it('fetches nothing for the first lines that the page has', async () => {
  const { query } = await renderDemo({ lines: 3, start: 'first' });
  expect([query('[data-demo-start]')?.textContent, loadCode.mock.calls]).toEqual(['first', []]);
});

it('loads the code of a demo that is open from the start, and hides it when asked', async () => {
  const { press, query, shown } = await renderDemo({ open: true });
  expect(query('[aria-expanded]')?.getAttribute('aria-expanded')).toBe('true');
  await act(() => vi.dynamicImportSettled());
  expect(shown()).toBe('markup of simple.tsx');
  await press('Hide code');
  expect(shown()).toBeUndefined();
});

it('shows the code in the language that the reader chose, with edits of its own in each', async () => {
  const script: DemoCode = { ...code, language: 'js', files: [{ ...file('simple.jsx'), lang: 'jsx' }] };
  loadCode.mockImplementation(async (language) => (language === 'js' ? script : code));
  const { query, press, type, look, shown, preview } = await renderDemo();
  const note = () => query('[aria-expanded] + span')?.textContent;
  await look('code-js');
  await press('Show code');
  expect([loadCode.mock.calls.map(([language]) => language), shown()]).toEqual([['js'], 'markup of simple.jsx']);
  await type('my script', 'edit:simple:js', 'simple.jsx');
  await press('Copy code');
  expect([writeText.mock.lastCall, playing.compiled.at(-1)]).toEqual([
    ['my script'],
    { entry: 'simple.jsx', files: { 'simple.jsx': 'my script' } },
  ]);

  await look('');
  expect([shown(), preview(), note()]).toEqual(['markup of simple.tsx', 'Running', 'Edited in JavaScript']);
  await look('code-js');
  await settle();
  expect([query('[role="textbox"]')?.textContent, note()]).toEqual(['my script', 'Edited']);

  // Another demo is shown the same way, and one that a link carries in its own.
  const { query: find, shown: text, press: pressIn } = await renderDemo();
  await pressIn('Show code');
  expect([text(), find('[aria-expanded] + span')?.textContent]).toEqual(['my script', 'Edited']);
  window.location.hash = encodeShare({ id: 'simple', files: { 'simple.tsx': 'their text' } })!;
  onTestFinished(() => void (window.location.hash = ''));
  await act(async () => {
    window.dispatchEvent(new PopStateEvent('popstate'));
    await vi.dynamicImportSettled();
  });
  expect(text()).toBe('their text');
});

it('gives the demo what a reader chooses, which the address keeps, without mounting it anew', async () => {
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  window.history.replaceState(null, '', '/page?tab=a&controls=simple:size=large#top');
  const { Controls } = await import('./controls/controls');
  let mounts = 0;
  const component = ({ size = 'small', sticky = false }: { size?: string; sticky?: boolean }) => {
    const [mount] = useState(() => ++mounts);
    return `${size} ${String(sticky)} ${mount}`;
  };
  const list: ControlList = {
    component: 'Table',
    controls: [
      { name: 'size', kind: 'choice', options: ['small', 'large'], initial: 'small' },
      { name: 'sticky', kind: 'boolean', default: false },
      { name: 'onRow', kind: 'function' },
    ],
  };
  const { query, press, preview, framed } = await renderDemo({ component, controls: { Controls, list } });
  const code = () => query('[data-demo-controls] code')?.textContent;
  expect([preview(), code()]).toEqual(['large false 1', '<Table size="large" />']);

  const box = (name: string) => {
    const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name);
    return document.getElementById(label!.htmlFor)!;
  };
  await act(async () => box('sticky').click());
  expect([preview(), code()]).toEqual(['large true 1', '<Table size="large" sticky />']);
  expect(window.location.href).toContain('/page?tab=a&controls=simple:size=large,sticky=true#top');

  // Its calls are written to the console of the frame.
  await act(async () => {
    box('onRow').click();
    await vi.dynamicImportSettled();
  });
  expect(framed()).toBe(true);
  expect(playing.choice()?.args).toEqual({ props: { size: 'large', sticky: true }, logged: ['onRow'] });

  await press('Reset');
  expect([framed(), preview(), code()]).toEqual([false, 'small false 2', '<Table size="small" />']);
  expect(window.location.search).toBe('?tab=a');
});

it('answers a slider that is dragged for seconds, also where the browser refuses to write the address', async () => {
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  const { Controls } = await import('./controls/controls');
  const component = ({ rows = 1 }: { rows?: number }) => `${rows} rows`;
  const controls = [{ name: 'rows', kind: 'number' as const, min: 1, max: 200, initial: 1 }];
  const { query, preview } = await renderDemo({
    component,
    controls: { Controls, list: { component: 'T', controls } },
  });
  vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  const slider = query('input[type="range"]') as HTMLInputElement;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  for (let rows = 2; rows <= 120; rows++)
    await act(async () => {
      set.call(slider, String(rows));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    });
  expect([slider.value, preview()]).toEqual(['120', '120 rows']);
});
