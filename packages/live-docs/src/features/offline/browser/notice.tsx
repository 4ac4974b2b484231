'use client';

import { OfflinePart } from './offline';

/** Offers a newer version of the site. */
export default function Notice() {
  return <OfflinePart name="notice" />;
}
