import { SLOTS, type SlotParts } from '../../../src/core/model';

/** A site whose features add nothing to the layout. */
export default Object.fromEntries(SLOTS.map((slot) => [slot, []])) as unknown as SlotParts;
