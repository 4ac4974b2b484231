import { useParts } from './playground-context';
import { TypeIssues } from './type-issues';

/** The type errors, with fixes. It takes no room while there's none. */
export function TypeErrors() {
  const { code, view } = useParts();
  return <TypeIssues code={code} error={view.error} />;
}
