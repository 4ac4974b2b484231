import type { DemoArgs } from 'live-playground/model';
import type { Resources } from 'live-playground/internal';
import { demoArgs, findChoices, ownValue, parseChoices, type Control } from '../../../model';
import { dataNamed } from '../../loading';

/** The props that a demo gets at its own address. */
export async function readOwnArgs(id: string, resources: Resources): Promise<DemoArgs> {
  const all = await dataNamed<Record<string, Control[]>>(resources, 'controls').load();
  const controls = ownValue(all, id) ?? [];
  return demoArgs(parseChoices(findChoices(window.location.search, id), controls), controls);
}
