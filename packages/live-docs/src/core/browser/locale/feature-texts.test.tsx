import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { useFeatureText, withTexts } from './feature-texts';
import { LocaleProvider } from './locale';

const texts = {
  'en': { question: 'Was {page} helpful?', yes: 'Yes' },
  'zh-CN': { question: '{page}有帮助吗？', yes: '有' },
};

/** Prerenders a component of a feature on a page in Chinese, whose site has texts. */
async function render(Part: ComponentType, own: Record<string, string> = {}) {
  const Worded = withTexts(Part, { name: 'feedback', texts });
  const { prelude } = await prerender(
    <LocaleProvider locales={[]} own={{ locale: 'zh-CN', texts: own }}>
      <Worded />
    </LocaleProvider>,
    { onError: () => {} },
  );
  return new Response(prelude).text();
}

function Question() {
  const text = useFeatureText();
  return [text('question', { page: '指南' }), text('yes'), text('menu'), text('gone')].join(' ');
}

test('a component has the texts of its feature, those of the interface, and a key that nobody knows', async () => {
  expect(await render(Question)).toBe('指南有帮助吗？ 有 Menu gone');
});

test('a site says its own, by the name of the feature', async () => {
  expect(await render(Question, { 'feedback.yes': '有帮助', 'yes': '是', 'menu': '菜单' })).toBe(
    '指南有帮助吗？ 有帮助 菜单 gone',
  );
});

test('a feature whose component throws is named', async () => {
  const error = new Error('no window');
  const part = () => {
    throw error;
  };
  await expect(render(part)).rejects.toBe(error);
  expect(error).toMatchObject({ blamed: 'the feature "feedback" failed' });
});
