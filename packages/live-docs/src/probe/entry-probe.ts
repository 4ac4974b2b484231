import { COLOR_ATTRIBUTE } from '../core/model/document-attributes';
import { PROBE_ATTRIBUTE, type Probe } from '../core/model/probe';
import { audit } from './audit';
import { createFocus } from './create-focus';
import { findDifference } from './find-difference';
import { nextPaint, settle } from './settle';

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in a page before its own scripts. It's built to one text, which `live-docs test` adds to each document. */
window.probe = { ...watch(), ...createFocus(), settle, show, audit, difference };
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
