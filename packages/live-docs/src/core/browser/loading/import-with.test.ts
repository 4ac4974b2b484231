// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importWith } from './import-with';
import { LOAD_LIMIT, tryLoad } from '../../../../../playground/src/base/loader';

const STYLE = '/assets/a.css';
const SCRIPT = '/assets/a.js';
const start = vi.fn<() => Promise<string>>();
/** What the server answers for a stylesheet, one after the other. */
let answers: Record<string, (string | Promise<string>)[]>;
/** Addresses of requests past the browser's cache. */
let refreshed: string[];

interface Happy {
  happyDOM: {
    settings: { disableCSSFileLoading: boolean; enableCSSFileLoading: boolean; fetch: { interceptor: unknown } };
  };
}

beforeEach(() => {
  const { settings } = (window as unknown as Happy).happyDOM;
  const before = { ...settings };
  Object.assign(settings, { disableCSSFileLoading: false, enableCSSFileLoading: true });
  settings.fetch.interceptor = {
    async beforeAsyncRequest({ request: { url } }: { request: Request }) {
      return new window.Response(await answers[new URL(url).pathname]?.shift());
    },
  };
  refreshed = [];
  vi.stubGlobal('fetch', async (href: string, { cache }: RequestInit) => {
    if (cache === 'reload') refreshed.push(href);
    return new Response('');
  });
  start.mockResolvedValue('loaded');
  return () => {
    Object.assign(settings, before);
    settings.fetch.interceptor = null;
  };
});
afterEach(() => {
  document.head.innerHTML = '';
  start.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const RULE = 'p { color: red; }';
const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
const importStyled = () => tryLoad('/demo/simple', () => importWith(start, [SCRIPT, STYLE]));

it('waits for a stylesheet that is on its way for another import', async () => {
  let arrive = (_: string) => {};
  answers = { [STYLE]: [new Promise((resolve) => (arrive = resolve))] };
  const both = [importStyled(), importStyled()];
  await new Promise((resolve) => setTimeout(resolve));
  expect(start).not.toHaveBeenCalled();
  arrive(RULE);
  expect(await Promise.all(both)).toEqual(['loaded', 'loaded']);
  expect(await importStyled()).toBe('loaded');
  expect(sheets()).toHaveLength(1);
});

it.each([
  ['failed', new Promise<string>(() => {})],
  ['was answered with something else', '<!doctype html>'],
])('asks past the cache for a stylesheet that %s', async (reason, first) => {
  answers = { [STYLE]: [first, RULE] };
  const imported = importStyled();
  if (reason === 'failed') sheets()[0]?.dispatchEvent(new Event('error'));
  expect(await imported).toBe('loaded');
  expect(refreshed).toEqual([STYLE]);
  expect(sheets().map(({ sheet }) => sheet?.cssRules.length)).toEqual([1]);
});

const textOf = (rule: CSSRule): string =>
  rule instanceof CSSMediaRule
    ? `@media ${rule.conditionText} { ${[...rule.cssRules].map(textOf).join('')} }`
    : rule.cssText;

it('names a stylesheet that fails, and asks for it again the next time', async () => {
  answers = { [STYLE]: ['', '', RULE] };
  await expect(importStyled()).rejects.toMatchObject({
    message: 'Loading CSS chunk /demo/simple failed',
    code: 'CSS_CHUNK_LOAD_FAILED',
    type: 'error',
    request: location.origin + STYLE,
  });
  expect(sheets()).toEqual([]);
  expect(await importStyled()).toBe('loaded');
});

it('asks past the cache for the scripts of a module that could not be fetched', async () => {
  start.mockRejectedValueOnce(
    new TypeError('Failed to fetch dynamically imported module: https://example.org/assets/a.js'),
  );
  answers = { [STYLE]: [RULE] };
  expect(await importStyled()).toBe('loaded');
  expect(refreshed).toEqual([location.origin + SCRIPT, 'https://example.org/assets/a.js']);
});

it('passes on what a module throws', async () => {
  const error = new RangeError('no');
  start.mockRejectedValue(error);
  await expect(importWith(start, [SCRIPT])).rejects.toBe(error);
  expect(start).toHaveBeenCalledOnce();
});

it('adds the rules of the stylesheets of the document to it once all are there, each at its place, before any other', async () => {
  const used = '.a { top: 0px; }@media print { .b { top: 0px; } }';
  document.head.innerHTML = `<style data-used>${used}</style><link data-style="site" href="/assets/1.css"><link data-style="page" href="/assets/2.css">`;
  const whole = [
    '.x { top: 1px; }.a { top: 0px; }',
    '@media print { .y { top: 2px; }.b { top: 0px; } }.z { top: 3px; }',
  ];
  answers = { '/assets/1.css': [whole[0]!], '/assets/2.css': ['', '', whole[1]!], [STYLE]: [RULE] };
  const own = () => {
    const style = document.querySelector('style')!;
    return [style.hasAttribute('data-used'), [...style.sheet!.cssRules].map(textOf).join('')];
  };
  await expect(importStyled()).rejects.toThrow('Loading CSS chunk');
  expect(sheets().filter(({ media }) => media !== 'not all')).toHaveLength(1);
  expect(own()).toEqual([true, used]);
  await importStyled();
  expect(sheets().map(({ href, media }) => [new URL(href).pathname, media])).toEqual([
    ['/assets/1.css', 'not all'],
    ['/assets/2.css', 'not all'],
    [STYLE, ''],
  ]);
  expect(own()).toEqual([false, whole.join('')]);
});

it('blames the file that has not come, and none that came after it', async () => {
  const never = new Promise<string>(() => {});
  start.mockReturnValue(never);
  vi.useFakeTimers();
  const timedOut = async (files: string[]) => {
    const outcome = tryLoad('/demo/simple', () => importWith(start, files)).catch((error: unknown) => error);
    document.querySelector(`link[href="${files[1]}"]`)?.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(LOAD_LIMIT);
    return outcome;
  };
  expect(await timedOut(['/assets/b.js', '/assets/c.js'])).toMatchObject({
    name: 'ChunkLoadError',
    type: 'timeout',
    request: `${location.origin}/assets/b.js`,
  });
  vi.useRealTimers();
});
