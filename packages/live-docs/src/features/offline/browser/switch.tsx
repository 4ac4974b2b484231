'use client';

import { OfflinePart } from './offline';

/** Stores the site on the reader's device, in the last line of a page. */
export default function Switch() {
  return <OfflinePart name="switch" />;
}
