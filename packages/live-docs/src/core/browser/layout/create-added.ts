import { useState } from 'react';
import type { LoadPageItems, PageItem } from '../../model';
import { useBundle } from '../locale';
import type { MenuItem } from '../ui/menu';

/** What a feature adds to the menu of a page. */
export interface Added {
  items: MenuItem[];
  /** Loads the items. Without them the menu opens, too. */
  prepare: () => Promise<void>;
  /** Opens a link or copies a command. @returns false for an item of others. */
  choose: (value: string) => boolean;
}

/** Makes the hook for what a feature adds, which copies by `copy`. Sites where no feature does have none of this. */
export const createAdded = (load: LoadPageItems) =>
  function useAdded(copy: (text: string) => unknown): Added {
    const bundle = useBundle();
    const [added, setAdded] = useState<PageItem[]>([]);
    return {
      items: added.map(({ label, hint }, at) => ({ value: String(at), label, hint, begins: at === 0 })),
      async prepare() {
        const loaded = await load().catch(() => undefined);
        if (loaded) setAdded(loaded.default(bundle));
      },
      choose(value) {
        const item = added[Number(value)];
        if (!item) return false;
        if ('link' in item) window.location.assign(item.link);
        else copy(item.command);
        return true;
      },
    };
  };
