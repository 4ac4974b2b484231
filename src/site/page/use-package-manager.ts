import { useSyncExternalStore } from 'react';
import type { Memory } from '../ui/create-memory';
import { MANAGERS, type Manager } from './install-command';

/**
 * The package manager that is remembered; the first one until a choice was made, and in prerendered pages.
 */
export function usePackageManager({ subscribe, read, write }: Memory): [Manager, (manager: Manager) => void] {
  const stored = useSyncExternalStore(subscribe, read, () => null);
  return [MANAGERS.find((manager) => manager === stored) ?? MANAGERS[0], write];
}
