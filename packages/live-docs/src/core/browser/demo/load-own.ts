import type { DemoArgs } from 'live-playground/model';
import type { Resources } from 'live-playground/internal';
import { createCodeLoader, load } from '../loading';
import { linkedLook, linksTo } from './demo-address';

/** The props that a demo's own address carries; undefined if it carries none. */
export async function loadOwnArgs(id: string, resources: Resources): Promise<DemoArgs | undefined> {
  if (!window.location.search.includes('controls=')) return undefined;
  const { readOwnArgs } = await load('controls', () => import('./controls/own-args'));
  return readOwnArgs(id, resources);
}

/** What shows a demo with the edit or the look that its own address carries; undefined if it has neither, or if a page embeds it. */
export async function loadLinkedDemo(id: string, resources: Resources) {
  if (window.parent !== window || !(linksTo(id) || linkedLook(id, window.location.search))) return undefined;
  const codes = { ts: createCodeLoader(resources, id), js: createCodeLoader(resources, id, 'js') };
  void codes.ts.prefetch();
  const { LinkedDemoPage, loadLinked } = await load('editor', () => import('./linked-demo-page'));
  const code = linksTo(id)
    ? await loadLinked(window.location.hash, (language) => codes[language].load())
    : await codes.ts.load();
  return { LinkedDemoPage, code };
}
