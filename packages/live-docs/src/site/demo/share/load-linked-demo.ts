import type { Resources } from 'live-playground/loading';
import { load } from '../../loading';
import { createCodeLoader } from '../create-code-loader';
import { linksTo } from './links-to';

/** What shows a demo with the edit that its own address carries; undefined if it carries none, or if a page embeds it. */
export async function loadLinkedDemo(id: string, resources: Resources) {
  if (window.parent !== window || !linksTo(id)) return undefined;
  const [{ LinkedDemoPage, linkedLanguage }, original] = await Promise.all([
    load('editor', () => import('./linked-demo-page')),
    createCodeLoader(resources, id).load(),
  ]);
  const code = linkedLanguage() === 'js' ? await createCodeLoader(resources, id, 'js').load() : original;
  return { LinkedDemoPage, code };
}
