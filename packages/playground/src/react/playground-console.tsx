import { LiveConsole } from './live-console';
import { useParts } from './playground-context';

/** What the newest run has written to the console. It takes no room while there's nothing. */
export function Console() {
  const { session } = useParts().code;
  return <LiveConsole session={session} onOpen={() => {}} />;
}
