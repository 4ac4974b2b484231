'use client';

import { useEffect, useState } from 'react';
import { whenIdle } from 'live-playground/internal';
import { loaderOf, useResources } from '../../../core/browser/loading';
import { withBase } from '../../../core/browser/navigation';

/**
 * A part of what readers see of the copy on their device: it's stored by a switch in the last line of a page, and a notice offers a newer
 * version. It comes once the page has nothing else to do.
 */
export default function OfflinePart({ name }: { name: 'notice' | 'switch' }) {
  const resources = useResources();
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof load>>>();
  useEffect(() => {
    // The development server has no service worker, and browsers log that.
    if (import.meta.env.DEV) return undefined;
    return whenIdle(() => {
      // Without it the page is as it was: nothing is stored, and the next page tries again.
      loaderOf(resources, 'offline', load)
        .load({ stay: true })
        .then(setOpened, () => {});
    });
  }, [resources]);
  if (!opened?.offline) return null;
  const Part = opened[name];
  return <Part offline={opened.offline} />;
}

async function load() {
  const { openOffline, OfflineSwitch, UpdateNotice } = await import('./parts');
  return { switch: OfflineSwitch, notice: UpdateNotice, offline: await openOffline(withBase('/')) };
}
