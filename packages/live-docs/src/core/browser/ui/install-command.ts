/** Package managers that a command can be shown for; the first is the one that every reader has. */
export const MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;
/** One of these. */
export type Manager = (typeof MANAGERS)[number];

const VERBS: Record<Manager, { add: string; dev: string }> = {
  npm: { add: 'npm install', dev: '-D' },
  pnpm: { add: 'pnpm add', dev: '-D' },
  yarn: { add: 'yarn add', dev: '-D' },
  bun: { add: 'bun add', dev: '-d' },
};

/** The command that adds packages to a project; with `dev`, to what it needs for development alone. */
export function installCommand(manager: Manager, packages: readonly string[], dev = false): string {
  const verb = VERBS[manager];
  return [verb.add, ...(dev ? [verb.dev] : []), ...packages].join(' ');
}
