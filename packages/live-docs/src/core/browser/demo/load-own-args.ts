import type { DemoArgs } from 'live-playground/model';
import type { Resources } from 'live-playground/loading';
import { load } from '../loading';

/** The props that a demo's own address carries; undefined if it carries none. */
export async function loadOwnArgs(id: string, resources: Resources): Promise<DemoArgs | undefined> {
  if (!window.location.search.includes('controls=')) return undefined;
  const { readOwnArgs } = await load('controls', () => import('./controls/own-args'));
  return readOwnArgs(id, resources);
}
