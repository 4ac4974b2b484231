import { spawn } from 'node:child_process';

/** Opens a file with the program that the system has for it. Nothing happens where there is none. */
export function openFile(file: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', file]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', file]
        : ['xdg-open', file];
  if (command === undefined) return;
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
