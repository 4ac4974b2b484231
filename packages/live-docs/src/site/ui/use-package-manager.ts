import { useSyncExternalStore } from 'react';
import { createMemory, type Memory } from './create-memory';
import { MANAGERS, type Manager } from './install-command';

/** Where the device keeps the reader's package manager. */
export const rememberPackageManager = (): Memory => createMemory('package-manager');

/**
 * The package manager that is remembered; the first one until a choice was made, and in prerendered pages.
 */
export function usePackageManager({ subscribe, read, write }: Memory): [Manager, (manager: Manager) => void] {
  const stored = useSyncExternalStore(subscribe, read, () => null);
  return [toManager(stored), write];
}

/** The package manager that a stored value names; the first one if it names none. */
export function toManager(stored: string | null): Manager {
  return MANAGERS.find((manager) => manager === stored) ?? MANAGERS[0];
}
