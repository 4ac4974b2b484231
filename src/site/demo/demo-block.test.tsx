import { act, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../tests/unit/render';
import type { DemoCode } from '../../model';
import { LocaleProvider } from '../locale';
import { DemoBlock } from './demo-block';
import { DemoFrame } from './demo-frame';

const file = (name: string) => ({ name, lang: 'tsx', text: `text of ${name}`, html: `<b>markup of ${name}</b>` });
const code: DemoCode = {
  asset: { id: 'simple', title: 'Simple', description: '', keywords: [], dependencies: [] },
  files: [file('simple.tsx'), file('rows.ts')],
};
const loadCode = vi.fn<() => Promise<DemoCode>>();
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  loadCode.mockResolvedValue(code);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
});

afterEach(() => {
  vi.restoreAllMocks();
  loadCode.mockReset();
  writeText.mockReset();
});

async function renderDemo(props: Partial<ComponentProps<typeof DemoBlock>> = {}) {
  const container = await render(
    <LocaleProvider locales={[]}>
      <DemoBlock
        id="simple"
        title="Simple"
        filename="docs/demo/simple.tsx"
        component={() => 'Running'}
        loadCode={loadCode}
        {...props}
      />
    </LocaleProvider>,
  );
  const query = (selector: string) => container.querySelector<HTMLElement>(selector);
  const press = (name: string) =>
    act(async () => {
      const buttons = [...container.querySelectorAll<HTMLElement>('button')];
      buttons.find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name)!.click();
    });
  return {
    query,
    press,
    preview: () => query('[data-demo-preview]')?.textContent,
    shown: () => query('pre')?.textContent,
  };
}

it('can be found by its id, and shows the demo', async () => {
  const { query, preview } = await renderDemo();
  expect(query('#demo-simple')?.dataset).toMatchObject({ demo: 'simple', demoState: 'idle' });
  expect(preview()).toBe('Running');
  expect(query('a')?.getAttribute('href')).toBe('/~demos/simple');
});

it('shows its code, a tab for each file, and hides it again', async () => {
  const { query, press, shown } = await renderDemo();
  const isOpen = () => query('[aria-expanded]')?.getAttribute('aria-expanded');
  expect([loadCode.mock.calls.length, isOpen(), shown()]).toEqual([0, 'false', undefined]);
  await press('Show code');
  expect([isOpen(), shown()]).toEqual(['true', 'markup of simple.tsx']);
  await press('rows.ts');
  expect(shown()).toBe('markup of rows.ts');
  await press('Copy code');
  expect(writeText.mock.calls).toEqual([['text of rows.ts']]);
  await press('Hide code');
  expect([isOpen(), shown(), loadCode.mock.calls.length]).toEqual(['false', undefined, 1]);
});

it('copies the code before it is shown', async () => {
  const { press } = await renderDemo();
  await press('Copy code');
  expect(writeText.mock.calls).toEqual([['text of simple.tsx']]);
});

it('says why the code did not come, and fetches it again', async () => {
  loadCode.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  const { query, press, shown } = await renderDemo();
  await press('Copy code');
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

it('shows a demo that wants a window of its own in a frame', () => {
  const html = renderToStaticMarkup(<DemoFrame id="simple" title="Simple" height={320} />);
  expect(html).toMatch(
    /<div data-demo-preview="true"><iframe src="\/~demos\/simple" title="Simple" height="320" loading="lazy"/,
  );
});
