import { vi } from 'vitest';

/**
 * Waits until a check doesn't throw: as long as a busy machine may take, where Vitest's own waits for a second. React may update
 * meanwhile as it does for readers, outside of `act`.
 */
export async function waitFor(check: () => void): Promise<void> {
  const { IS_REACT_ACT_ENVIRONMENT } = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  try {
    await vi.waitFor(check, { timeout: 60_000, interval: 20 });
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT });
  }
}
