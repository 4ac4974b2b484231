/** The command that compares pictures in a container, where fonts are the same for everybody. @param version of Playwright. */
export function dockerCommand(version: string, args: readonly string[]): string {
  const test = ['npx live-docs test --pictures', ...args].join(' ');
  return [
    'docker run --rm --ipc=host',
    '-v "$PWD":/site -v /site/node_modules -w /site',
    `mcr.microsoft.com/playwright:v${version}-noble`,
    `sh -c "npm ci && ${test}"`,
  ].join(' \\\n  ');
}
