import { createStored, type Stored } from 'live-playground/internal';

/** Package managers that a command can be shown for; the first is the one that every reader has. */
export const MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;
/** One of these. */
type Manager = (typeof MANAGERS)[number];

const VERBS: Record<Manager, { add: string; dev: string; run: string }> = {
  npm: { add: 'npm install', dev: '-D', run: 'npx' },
  pnpm: { add: 'pnpm add', dev: '-D', run: 'pnpm dlx' },
  yarn: { add: 'yarn add', dev: '-D', run: 'yarn dlx' },
  bun: { add: 'bun add', dev: '-d', run: 'bunx' },
};

/** The command that adds packages to a project; with `dev`, to what it needs for development alone. */
export function installCommand(manager: Manager, packages: readonly string[], dev = false): string {
  const verb = VERBS[manager];
  return [verb.add, ...(dev ? [verb.dev] : []), ...packages].join(' ');
}

/** The command that runs a package's program without installing it. */
export const runCommand = (manager: Manager, words: string): string => `${VERBS[manager].run} ${words}`;

/** Where the device keeps the reader's package manager; the first one until a choice was made. */
export const storePackageManager = (): Stored<Manager> =>
  createStored({ name: 'package-manager', parse: toManager, print: String });

/** The package manager that a stored value names; the first one if it names none. */
function toManager(stored: string | null): Manager {
  return MANAGERS.find((manager) => manager === stored) ?? MANAGERS[0];
}
