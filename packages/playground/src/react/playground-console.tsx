import { ConsolePanel } from './console-panel';
import { useParts } from './playground-context';

/** What the newest run has written to the console. It takes no room while there's nothing. */
export function Console() {
  const { code, view } = useParts();
  const { session } = code;
  return <ConsolePanel log={view.console} onClear={session.clearConsole} onGoTo={session.goTo} />;
}
