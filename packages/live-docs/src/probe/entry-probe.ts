import { COLOR_ATTRIBUTE } from '../core/model/document-attributes';
import { PROBE_ATTRIBUTE, type AxeFault, type Probe } from '../core/model/probe';
import { describeElement, inspect } from './describe-element';
import { findDifference } from './find-difference';

declare global {
  interface Window {
    probe: Probe;
    /** Of the package axe-core. */
    axe?: Axe;
  }
}

/** Runs in a page before its own scripts. It's built to one text, which `live-docs test` adds to each document. */
window.probe = { ...watch(), ...createFocus(), settle, show, audit, difference, describe: describeElement, inspect };
addEventListener('DOMContentLoaded', () => void nextPaint().then(start));

/** Runs the page's script, which its document only names. */
function start(): void {
  const named = document.querySelector<HTMLLinkElement>(`link[${PROBE_ATTRIBUTE}=script]`);
  if (named) document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: named.href }));
}

/** Adds up layout shifts and notes keys, from the first frame on. */
function watch(): Pick<Probe, 'layoutShift' | 'takeKeys'> {
  let shift = 0;
  let keys: string[] = [];
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) shift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  addEventListener(
    'keydown',
    ({ isTrusted, key, shiftKey }) => {
      const name = key === ' ' ? 'Space' : key;
      if (isTrusted && name.length > 1 && !/^(Shift|Control|Alt|Meta)$/.test(name))
        keys.push(shiftKey ? `Shift+${name}` : name);
    },
    true,
  );
  return {
    layoutShift: () => shift,
    takeKeys() {
      const taken = [...new Set(keys)];
      keys = [];
      return taken;
    },
  };
}

async function show(color: 'light' | 'dark'): Promise<void> {
  document.documentElement.setAttribute(COLOR_ATTRIBUTE, color);
  const ends = (animation: Animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime);
  const running = document.getAnimations().filter(ends);
  // One that is cancelled has ended, too.
  await Promise.allSettled(running.map((animation) => animation.finished));
}

function difference(markup: string): ReturnType<Probe['difference']> {
  const parsed = new DOMParser().parseFromString(markup, 'text/html');
  const [server, browser] = [parsed, document].map((page) => page.querySelector('[data-demo-preview]'));
  return server && browser ? findDifference(server, browser) : undefined;
}

interface Axe {
  run(
    context: string,
    options: object,
  ): Promise<{
    violations: { id: string; helpUrl: string; nodes: { html: string; failureSummary?: string }[] }[];
  }>;
}

/** Has axe look at the demo. @param only ids of rules; all if left out. @param alone selector of a demo without a page of the site. */
async function audit(only?: readonly string[], alone?: string): Promise<AxeFault[]> {
  // Stylesheets aren't loaded again, and frames without axe not waited for: no rule that is on needs either.
  const options = {
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
    // The page around a demo has the headings before its own, and its landmarks.
    rules: { 'heading-order': { enabled: false }, ...(alone ? { region: { enabled: false } } : {}) },
    ...(only ? { runOnly: only } : {}),
  };
  const { violations } = (await window.axe?.run(alone ?? '[data-demo-preview]', options)) ?? { violations: [] };
  return violations.flatMap(({ id, helpUrl, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => ({
      rule: id,
      html: html.length > 200 ? `${html.slice(0, 200)}…` : html,
      help: `${failureSummary
        .replace(/^Fix .*:\s*/gm, '')
        .trim()
        .replace(/\s*\n\s*/g, '; ')} (${helpUrl})`,
    })),
  );
}

/** Controls that a browser takes into the order of Tab, or would if `tabindex` didn't take them out. */
const CONTROLS = 'button, a[href], input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';

function createFocus(): Pick<Probe, 'focus' | 'focused'> {
  const visited: Element[] = [];
  return {
    focus(part) {
      visited.length = 0;
      document.querySelector<HTMLElement>(`[${PROBE_ATTRIBUTE}=${part}]`)?.focus();
      const controls = document.querySelectorAll(`[data-demo-preview] :is(${CONTROLS})`);
      return [...controls].filter((control) => !control.matches(':disabled, [inert] *') && control.checkVisibility())
        .length;
    },
    focused() {
      const element = document.activeElement ?? document.body;
      if (!visited.includes(element)) visited.push(element);
      return { part: partOf(element), number: visited.indexOf(element), name: nameOf(element) };
    },
  };
}

function partOf(element: Element): ReturnType<Probe['focused']>['part'] {
  const mark = element.getAttribute(PROBE_ATTRIBUTE);
  if (mark === 'before' || mark === 'after') return mark;
  return element === document.body ? 'elsewhere' : 'demo';
}

function nameOf(element: Element): string {
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
  return `${element.localName}${text ? ` "${text.slice(0, 40)}"` : ''}`;
}

/** What a reader may use at once, and the demo. */
const ANSWERING = 'button, select, input, [data-demo-preview] > *';

/** Milliseconds after which a page that isn't ready never will be. */
const LIMIT = 10_000;

/**
 * Waits until React has left its mark on each element that it takes over, fonts are there, and the effects have run.
 * @returns false after the limit.
 */
async function settle(): Promise<boolean> {
  const end = performance.now() + LIMIT;
  while (!isHydrated()) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await document.fonts.ready;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  await nextPaint();
  return true;
}

function isHydrated(): boolean {
  const isMarked = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  const parts = [...document.querySelectorAll(`#root :is(${ANSWERING})`)];
  return document.querySelector('[data-demo-preview]') !== null && parts.every(isMarked);
}

/** Waits until the browser has drawn a frame. A headless one draws none now and then: then a fifth of a second. */
const nextPaint = (): Promise<unknown> =>
  Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    new Promise((resolve) => setTimeout(resolve, 200)),
  ]);
