import { nest } from '../model/nest';
import type { DemoArgs } from '../model/frame-messages';

/** The props in a page's settings. Functions write their calls to the console. */
export function readArgs(args: string): Record<string, unknown> {
  if (args === '') return {};
  const { props, logged } = JSON.parse(args) as DemoArgs;
  const log =
    (name: string) =>
    (...values: unknown[]) => {
      // oxlint-disable-next-line eslint/no-console -- the reader asked for it
      console.log(name, ...values);
    };
  return nest([...Object.entries(props), ...logged.map((name) => [name, log(name)] as const)]);
}
