import { useSyncExternalStore } from 'react';
import { createStored, type Stored } from 'live-playground/ui';
import { MANAGERS, type Manager } from './install-command';

/** Where the device keeps the reader's package manager; the first one until a choice was made. */
export const storePackageManager = (): Stored<Manager> =>
  createStored({ name: 'package-manager', parse: toManager, print: String });

/** The reader's package manager and how to choose another; the first one in prerendered pages. */
export function usePackageManager({ subscribe, read, write }: Stored<Manager>): [Manager, (manager: Manager) => void] {
  return [useSyncExternalStore(subscribe, read, () => MANAGERS[0]), write];
}

/** The package manager that a stored value names; the first one if it names none. */
function toManager(stored: string | null): Manager {
  return MANAGERS.find((manager) => manager === stored) ?? MANAGERS[0];
}
