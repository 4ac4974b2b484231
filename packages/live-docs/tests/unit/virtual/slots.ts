import type { SlotParts } from '../../../src/core/model';

/** A site whose features add nothing to the layout. */
export default { 'footer': [], 'body-end': [] } satisfies SlotParts;
