/** Gives `--changed` its default, since Node's parser knows no option whose value may be left out. */
export const completeChanged = (args: readonly string[]): string[] =>
  args.map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg));
