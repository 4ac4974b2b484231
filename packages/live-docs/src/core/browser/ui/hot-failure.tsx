import { useEffect, useState } from 'react';
import { failedFile } from './failed-file';
import { followModule } from './follow-module';
import { Problems } from './problems';

/**
 * While developing: says why the newest version of a module can't be loaded. What is on the page is the version before.
 * @param file path from the site's root: `docs/demo/simple.tsx`.
 */
export function HotFailure({ file }: { file: string }) {
  const [failure, setFailure] = useState<Error>();
  useEffect(() => followModule(file, setFailure), [file]);
  if (!failure) return null;
  const problem = {
    file: failedFile(failure) ?? file,
    found: `the newest version cannot be loaded: ${failure.message}`,
    expected: 'a module that loads',
    fix: 'Correct the file. Until then the page shows the version before',
  };
  return <Problems problems={[problem]} />;
}
