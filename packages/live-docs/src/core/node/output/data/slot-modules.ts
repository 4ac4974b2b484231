import { readFileSync } from 'node:fs';
import { isPageSlot } from '../../../model';
import { wordedModule } from '../../config/chosen-feature';
import { askFeatures } from '../../feature/features-of';
import type { Snapshot } from '../../snapshot/snapshot';

interface SlotContent {
  feature: string;
  slot: string;
  module: string;
  props?: Readonly<Record<string, unknown>>;
  /** It's for the server alone: its module doesn't begin with `'use client'`. */
  isStatic: boolean;
}

/** What features add to the layout, in the order of the features. */
export const slotContents = (site: Pick<Snapshot, 'config'>): SlotContent[] =>
  askFeatures(site, (parts, name) =>
    Object.entries(parts.slots ?? {}).map(([slot, own]) => {
      const { module, ...content } = typeof own === 'string' ? { module: own } : own;
      return {
        feature: name,
        slot,
        ...content,
        module: wordedModule({ name, parts }, module),
        isStatic: !isPageSlot(slot) && !isForClient(module),
      };
    }),
  );

const isForClient = (module: string) => /^\s*(['"])use client\1/.test(readFileSync(module, 'utf8'));

/** Modules that are for the server alone. Documents have their styles. */
export const staticModules = (site: Pick<Snapshot, 'config'>): string[] =>
  slotContents(site).flatMap(({ module, isStatic }) => (isStatic ? module : []));
