// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../../../tests/unit/render';
import { buildHead } from '../../node/output/documents/build-head';
import { applyColor, resolveColor, toColorMode, ColorModeProvider } from './color-mode';
import { useColorMode } from './color-mode-switch';

const COLOR_MODE_KEY = 'live-docs:/table:color-mode';
const root = document.documentElement;
const shown = () => root.getAttribute('data-prefers-color');

let system: EventTarget & { matches: boolean };
function setSystem(dark: boolean) {
  system.matches = dark;
  system.dispatchEvent(new Event('change'));
}

beforeEach(() => {
  system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => system);
  document.head.innerHTML = `<meta name="theme-color" data-light="white" data-dark="black">`;
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  root.removeAttribute('data-prefers-color');
});

function Probe() {
  const { mode, setMode } = useColorMode();
  return <button onClick={() => setMode('dark')}>{mode}</button>;
}

async function renderProbe(): Promise<HTMLElement> {
  const container = await render(
    <ColorModeProvider>
      <Probe />
    </ColorModeProvider>,
  );
  return container.querySelector('button')!;
}

const themeColor = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');

it("gives the browser's bars the colour that the document has for them", () => {
  const bars = (['light', 'dark'] as const).map((color) => {
    applyColor(color);
    return themeColor();
  });
  expect(bars).toEqual(['white', 'black']);
});

const stored = [null, 'light', 'dark', 'auto', 'blue', ''];

describe('the head script', () => {
  let script = '';
  const run = () => runInThisContext(script);
  beforeAll(async () => {
    script = await buildHead({ config: { language: { id: 'en', name: 'English' } }, messages: {} });
  });

  it.each(stored.flatMap((value) => [[value, false] as const, [value, true] as const]))(
    'agrees with the provider on %j where the system is dark: %s',
    async (value, dark) => {
      if (value !== null) localStorage.setItem(COLOR_MODE_KEY, value);
      system.matches = dark;
      run();
      const first = [shown(), themeColor()];
      root.removeAttribute('data-prefers-color');
      await renderProbe();
      expect(first).toEqual([shown(), themeColor()]);
      expect(shown()).toBe(resolveColor(toColorMode(value), dark));
    },
  );

  it('asks nothing of a storage that it may not use', () => {
    localStorage.setItem(COLOR_MODE_KEY, 'dark');
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    run();
    expect(shown()).toBe('light');
  });

  it('survives a storage that throws, and a head without the meta', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    document.head.innerHTML = '';
    run();
    expect(shown()).toBe('light');
  });
});

describe('ColorModeProvider', () => {
  it('takes a missing or unknown value for light', async () => {
    localStorage.setItem(COLOR_MODE_KEY, 'blue');
    const button = await renderProbe();
    expect([button.textContent, shown()]).toEqual(['light', 'light']);
  });

  it('shows and keeps what is chosen', async () => {
    const button = await renderProbe();
    await act(async () => button.click());
    expect([button.textContent, shown(), localStorage.getItem(COLOR_MODE_KEY)]).toEqual(['dark', 'dark', 'dark']);
  });

  it('follows the system in auto, and only there', async () => {
    localStorage.setItem(COLOR_MODE_KEY, 'auto');
    await renderProbe();
    setSystem(true);
    expect(shown()).toBe('dark');
    setSystem(false);
    expect(shown()).toBe('light');
  });

  it('is light on paper', async () => {
    localStorage.setItem(COLOR_MODE_KEY, 'dark');
    await renderProbe();
    window.dispatchEvent(new Event('beforeprint'));
    expect(shown()).toBe('light');
    window.dispatchEvent(new Event('afterprint'));
    expect(shown()).toBe('dark');
  });

  it('stays dark on a system that turns light', async () => {
    localStorage.setItem(COLOR_MODE_KEY, 'dark');
    await renderProbe();
    setSystem(true);
    setSystem(false);
    expect(shown()).toBe('dark');
  });

  it('follows a choice made in another tab', async () => {
    const button = await renderProbe();
    localStorage.setItem(COLOR_MODE_KEY, 'dark');
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: COLOR_MODE_KEY })));
    expect([button.textContent, shown()]).toEqual(['dark', 'dark']);
  });

  it('keeps a choice for the page alone where cookies are off', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    const button = await renderProbe();
    await act(async () => button.click());
    expect([button.textContent, shown(), localStorage.getItem(COLOR_MODE_KEY)]).toEqual(['dark', 'dark', null]);
  });

  it('survives a storage that throws', async () => {
    const deny = () => {
      throw new Error('denied');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
    const button = await renderProbe();
    await act(async () => button.click());
    expect([button.textContent, shown()]).toEqual(['dark', 'dark']);
  });
});
