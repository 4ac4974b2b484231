import { useParts } from './playground-context';
import { TypeIssues } from './type-issues';

/** The type errors, with fixes. It takes no room while there's none. */
export function TypeErrors() {
  const { types, goTo, retryTypes, fix } = useParts().code;
  return <TypeIssues view={types} onGoTo={goTo} onRetry={retryTypes} onFix={fix} />;
}
