import type { Resources } from 'live-playground/loading';
import { load } from '../../loading';
import { createCodeLoader } from '../create-code-loader';
import { linksTo } from './links-to';

/** What shows a demo with the edit that its own address carries; undefined if it carries none, or if a page embeds it. */
export async function loadLinkedDemo(id: string, resources: Resources) {
  if (window.parent !== window || !linksTo(id)) return undefined;
  const codes = { ts: createCodeLoader(resources, id), js: createCodeLoader(resources, id, 'js') };
  void codes.ts.prefetch();
  const { LinkedDemoPage, loadLinked } = await load('editor', () => import('./linked-demo-page'));
  const code = await loadLinked((language) => codes[language].load());
  return { LinkedDemoPage, code };
}
