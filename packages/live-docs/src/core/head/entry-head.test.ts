// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { buildHead } from '../node/output/documents/build-head';
import { startPage } from '../browser/app/show-start-problem';

const root = document.documentElement;
const alert = () => document.querySelector('[role=alert]')?.textContent;
let script = '';

beforeAll(async () => {
  script = await buildHead({ config: { language: { id: 'en', name: 'English' } }, messages: {} });
});

beforeEach(() => {
  root.setAttribute('data-script', '/assets/docs.js');
  root.removeAttribute('data-started');
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/react.js">';
  document.body.innerHTML = '<div id="root">Text</div>';
  runInThisContext(script);
});

/** A script throws. */
const fail = (path: string) => window.dispatchEvent(new ErrorEvent('error', { filename: location.origin + path }));

it('tells of a script of the page that fails before it starts, until it starts after all', () => {
  fail('/assets/react.js');
  expect(alert()).toBe(
    `This part could not be loaded: Loading chunk start failed (${location.origin}/assets/react.js)Try again`,
  );
  startPage(async () => {});
  expect(alert()).toBeUndefined();
  fail('/assets/react.js');
  expect(alert()).toBeUndefined();
});

it("speaks the site's default language, and hides its texts from a reader who chose another one", async () => {
  const messages = { 'failed.part': '这部分内容加载失败', 'retry': '重试' };
  const chinese = await buildHead({ config: { language: { id: 'zh-CN', name: '中文' } }, messages });
  const { lang } = root;
  onTestFinished(() => {
    root.lang = lang;
    root.removeAttribute('data-language');
    localStorage.clear();
  });
  const hidden = (chosen: string, of: string) => {
    localStorage.setItem(`${root.getAttribute('data-site')}:locale`, chosen);
    root.lang = of;
    root.removeAttribute('data-language');
    runInThisContext(chinese);
    return root.getAttribute('data-language');
  };
  expect(hidden('en', 'zh-CN')).toBe('en');
  expect(hidden('zh-CN', 'zh-CN')).toBeNull();
  // A translation has its texts in its own language.
  expect(hidden('fr', 'en')).toBeNull();
  window.showStartProblem('x');
  expect(alert()).toBe('这部分内容加载失败: x重试');
});

it("tells of the page's first script", () => {
  fail('/assets/docs.js');
  expect(alert()).toContain('/assets/docs.js');
});

it('says nothing of a script that the site has added to the head', () => {
  fail('/analytics.js');
  const added = document.createElement('script');
  added.type = 'module';
  document.head.append(added);
  Object.defineProperty(added, 'src', { value: `${location.origin}/count.js` });
  added.dispatchEvent(new Event('error'));
  expect(alert()).toBeUndefined();
});
