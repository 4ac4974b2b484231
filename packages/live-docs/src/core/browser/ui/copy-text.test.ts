// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyText } from './copy';

/** What was copied. */
let copied: string[] = [];
/** True while the browser still takes what a press asks for. */
let isPressed = false;

/** Presses a button that copies, in a browser that allows that during the press alone. */
async function press(text: Parameters<typeof copyText>[0]): Promise<boolean> {
  isPressed = true;
  const done = copyText(text);
  isPressed = false;
  return done;
}

const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
const later = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  return 'fetched';
};

class Item {
  constructor(readonly parts: Record<string, Promise<Blob>>) {}
}

beforeEach(() => {
  copied = [];
  vi.stubGlobal('ClipboardItem', Item);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    if (!isPressed) return refuse();
    copied.push(text);
  });
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    if (!isPressed || !(item instanceof Item)) return refuse();
    copied.push(await (await item.parts['text/plain']!).text());
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('copies a text that is there, and one that has to be fetched first', async () => {
  expect([await press('there'), await press(later)]).toEqual([true, true]);
  expect(copied).toEqual(['there', 'fetched']);
});

it('waits for the text where the browser takes no promise', async () => {
  vi.mocked(navigator.clipboard.writeText).mockImplementation(async (text) => void copied.push(text));
  vi.mocked(navigator.clipboard.write).mockImplementation(() => Promise.reject(new TypeError('No promises')));
  expect(await press(later)).toBe(true);
  vi.stubGlobal('ClipboardItem', undefined);
  expect(await press(later)).toBe(true);
  expect(copied).toEqual(['fetched', 'fetched']);
});

it('says that the browser forbids it, that there is no text, and why there is none', async () => {
  vi.mocked(navigator.clipboard.write).mockImplementation(refuse);
  expect(await press(later)).toBe(false);
  expect(await press(async () => undefined)).toBe(false);
  await expect(press(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(copied).toEqual([]);
});
