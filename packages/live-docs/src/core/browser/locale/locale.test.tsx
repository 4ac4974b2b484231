// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from '../../../../../../tests/support/wait-for';
import { render } from '../../../../tests/unit/render';
import enUs from './en-us';
import type { Bundle } from './default-bundle';
import { LocaleProvider, useLocale, useLabel, useText } from './locale';
import { pickLocale } from './other-languages';
import zhCn from './zh-cn';

const KEY = 'live-docs:/table:locale';
const locales = [
  { id: 'zh-CN', name: '中文' },
  { id: 'fr', name: 'Français' },
  { id: 'de', name: 'Deutsch' },
];
const lang = () => document.documentElement.lang;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.documentElement.lang = 'en';
});

function Probe() {
  const text = useText();
  const label = useLabel();
  const { locale, choose } = useLocale();
  return (
    <>
      <output>{[locale, text('menu'), label('nav', 'Demo'), label('group', 'Unknown')].join(' ')}</output>
      {['en', 'zh-CN', 'fr', 'de'].map((id) => (
        <button key={id} id={id} onClick={() => choose(id)}>
          {id}
        </button>
      ))}
    </>
  );
}

async function renderProbe(initial?: string | Bundle) {
  function Pages() {
    const [isFirst, setFirst] = useState(true);
    return (
      <LocaleProvider locales={locales} own={isFirst ? initial : undefined}>
        <Probe />
        <button id="turn" onClick={() => setFirst(!isFirst)}>
          Turn the page
        </button>
      </LocaleProvider>
    );
  }
  const container = await render(<Pages />);
  return {
    said: () => container.querySelector('output')?.textContent,
    choose: (id: string) => act(async () => container.querySelector<HTMLButtonElement>(`[id="${id}"]`)?.click()),
  };
}

const english = 'en Menu Demo Unknown';
const chinese = 'zh-CN 菜单 示例 Unknown';

describe('LocaleProvider', () => {
  it('speaks English until told otherwise', async () => {
    const { said } = await renderProbe();
    expect(said()).toBe(english);
  });

  it('switches, remembers, and switches back', async () => {
    const { said, choose } = await renderProbe();
    await choose('zh-CN');
    await waitFor(() => expect(said()).toBe(chinese));
    expect([lang(), localStorage.getItem(KEY)]).toEqual(['zh-CN', 'zh-CN']);
    await choose('en');
    await waitFor(() => expect(said()).toBe(english));
    expect([lang(), localStorage.getItem(KEY)]).toEqual(['en', 'en']);
  });

  it('follows the language of a page before the choice, which it leaves alone', async () => {
    const page = { locale: 'zh-CN', texts: { ...zhCn, 'nav.Demo': '示例' } };
    const { said, choose } = await renderProbe(page);
    expect(said()).toBe(chinese);
    await choose('turn');
    await waitFor(() => expect(said()).toBe(english));
    expect([lang(), localStorage.getItem(KEY)]).toEqual(['en', null]);
    await choose('turn');
    expect([said(), lang()]).toEqual([chinese, 'zh-CN']);
  });

  it('takes up the remembered language, and ignores one it does not know', async () => {
    localStorage.setItem(KEY, 'zh-CN');
    const first = await renderProbe();
    await waitFor(() => expect(first.said()).toBe(chinese));
    localStorage.setItem(KEY, 'tlh');
    const second = await renderProbe();
    expect(second.said()).toBe(english);
  });

  it('lets `initial` choose without remembering', async () => {
    const { said } = await renderProbe('zh-CN');
    await waitFor(() => expect(said()).toBe(chinese));
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('ignores an `initial` that it does not know', async () => {
    const { said } = await renderProbe('tlh');
    expect(said()).toBe(english);
  });

  it("shows the site's own texts, and English where they have none", async () => {
    const { said, choose } = await renderProbe();
    await choose('fr');
    await waitFor(() => expect(said()).toBe('fr Menu (fr) Exemples Unknown'));
    expect(lang()).toBe('fr');
  });

  it('stays English in a language without a bundle', async () => {
    const { said, choose } = await renderProbe();
    await choose('de');
    expect([said(), lang()]).toEqual([english, 'en']);
  });
});

describe('pickLocale', () => {
  it('takes the first known candidate', () => {
    expect(pickLocale([undefined, 'zh-CN'], ['zh-CN'])).toBe('zh-CN');
    expect(pickLocale(['en', 'zh-CN'], ['zh-CN'])).toBe('en');
    expect(pickLocale(['tlh', null], ['zh-CN'])).toBe('en');
    expect(pickLocale(['en-US', 'zh-CN'], ['zh-CN'])).toBe('en');
    expect(pickLocale(['zh-cn'], ['zh-CN'])).toBe('zh-CN');
  });
});

describe('the bundles', () => {
  it('say everything in Chinese, with the same values', () => {
    const values = (text: string) => text.match(/\{\w+\}/g)?.toSorted();
    const others = ['document.noscript', 'page.untranslated', 'page.translated'] as const;
    expect(others.filter((key) => !zhCn[key])).toEqual([]);
    const wrong = Object.entries<string>(enUs).filter(([key, text]) => {
      const translated = new Map(Object.entries(zhCn)).get(key);
      return !translated || String(values(translated)) !== String(values(text));
    });
    expect(wrong).toEqual([]);
  });
});
