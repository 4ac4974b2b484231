import { vi } from 'vitest';

/** Waits until a check doesn't throw: as long as a busy machine may take, where Vitest's own waits for a second. */
export const waitFor = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 60_000, interval: 20 });
