import { useSyncExternalStore } from 'react';
import type { PlaygroundFile } from '../model/files';
import type { LiveSession } from '../session/live-session';
import { FileTabs } from './file-tabs';
import { LiveCode } from './live-code';
import { TypeIssues } from './type-issues';
import { useCode } from './use-code';

interface LiveFilesProps {
  /** Id of the demo. */
  demo: string;
  session: LiveSession;
  /** The files as the site has them. */
  files: readonly PlaygroundFile[];
}

/** A demo's files under the reader's hands, a tab each, with their type errors. */
export function LiveFiles({ demo, session, files }: LiveFilesProps) {
  const view = useSyncExternalStore(session.subscribe, session.view);
  const code = useCode(demo, files, session, view);
  return (
    <FileTabs session={session} file={view.file}>
      <LiveCode code={code} view={view} />
      <TypeIssues view={code.types} onGoTo={code.goTo} onRetry={code.retryTypes} onFix={code.fix} />
    </FileTabs>
  );
}
