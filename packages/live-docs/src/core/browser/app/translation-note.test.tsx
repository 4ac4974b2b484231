// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../../../../../tests/support/wait-for';
import { render } from '../../../../tests/unit/render';
import { loadBundle, LocaleProvider } from '../locale';
import { createRouter, RouterProvider } from '../navigation';
import TranslationNote from './translation-note';

const LANGUAGES = [
  { id: 'zh-CN', name: '中文', base: '/zh-CN' },
  { id: 'fr', name: 'Français' },
];
const KEY = 'live-docs:/table:locale';

beforeEach(() => {
  const answers: Record<string, unknown> = {
    'build.json': { id: 'b', data: { translations: 'translations.json' } },
    'translations.json': { 'zh-CN': ['/guide'] },
  };
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(Response.json(answers[address.split('/').at(-1) ?? ''] ?? null)),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

async function renderNote({ tags, chosen, path = '/guide' }: { tags: string[]; chosen?: string; path?: string }) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
  if (chosen !== undefined) localStorage.setItem(KEY, chosen);
  const location = { path, search: '', hash: '' };
  const router = createRouter(() => new Promise(() => undefined), { location, arrival: { by: 'load' } });
  const container = await render(
    <RouterProvider router={router}>
      <LocaleProvider locales={LANGUAGES}>
        <TranslationNote path={path} languages={LANGUAGES} />
      </LocaleProvider>
    </RouterProvider>,
  );
  // What the note waits for is there after a few tasks.
  await act(async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve));
  });
  return { router, note: () => container.querySelector<HTMLElement>('[role=note]') };
}

it.each([
  ['the first language of a browser that there is', { tags: ['ja', 'zh-CN', 'en'] }],
  ['another Chinese', { tags: ['zh-TW'] }],
  ['a choice', { tags: ['en'], chosen: 'zh-CN' }],
])('offers the translation, in its language, for %s', async (_, reader) => {
  const { note } = await renderNote(reader);
  await waitFor(() => expect(note()?.lang).toBe('zh-CN'));
  const link = note()!.querySelector('a')!;
  expect([link.textContent, link.getAttribute('href')]).toEqual(['阅读本页的中文版', '/zh-CN/guide']);
});

it.each([
  ['English comes first', { tags: ['en-GB', 'zh-CN'] }],
  ['English was chosen', { tags: ['zh-CN'], chosen: 'en' }],
  ['the page is not translated', { tags: ['zh-CN'], path: '/other' }],
  ['the language has no pages', { tags: ['fr'] }],
  ['the site has none of the languages', { tags: ['de'] }],
])('says nothing where %s', async (_, reader) => {
  // Loaded before, so that it would be there in time.
  await loadBundle('zh-CN');
  const { note } = await renderNote(reader);
  expect(note()).toBeNull();
});

it('keeps the choice, of either language', async () => {
  const { note, router } = await renderNote({ tags: ['zh-CN'] });
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
  await waitFor(() => expect(note()).not.toBeNull());
  await act(async () => note()!.querySelector('a')!.click());
  expect(navigate).toHaveBeenCalledWith('/zh-CN/guide');
  expect(localStorage.getItem(KEY)).toBe('zh-CN');
  await act(async () => note()!.querySelector('button')!.click());
  expect(localStorage.getItem(KEY)).toBe('en');
  expect(note()).toBeNull();
});
