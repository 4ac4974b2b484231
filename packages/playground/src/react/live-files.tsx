import { useSyncExternalStore, type ReactNode } from 'react';
import type { PlaygroundFile } from '../model/live';
import type { LiveSession } from '../session/live-session';
import { FileTabs } from './file-tabs';
import { FormatButton } from './format-button';
import { LiveCode } from './live-code';
import { LiveNotes } from './live-notes';
import { LivePane } from './live-pane';
import { useCode } from './use-code';

interface LiveFilesProps {
  /** Another one starts the code anew. */
  id: string;
  /** Id of the demo. */
  demo: string;
  session: LiveSession;
  /** The files as the site has them. */
  files: readonly PlaygroundFile[];
  /** Id of the element that shows the code. */
  codeId: string;
  lang: string;
  className: string | undefined;
  /** The code is in view. */
  isOpen: boolean;
  /** The code was in view before: it stays, hidden. */
  wasOpened: boolean;
  /** Opens the code: the editor is about to go to a place in it. */
  onOpen: () => void;
  /** What is beside the names of the files. */
  tools: ReactNode;
  /** The code came with a link. */
  isShared: boolean;
  /** Takes the focus, since what was pressed in a note is going. */
  onActed: (byPointer: boolean) => void;
}

/** A demo's files under the reader's hands, a tab each, and below them console, type errors and notes. */
export function LiveFiles(props: LiveFilesProps) {
  const { id, demo, session, files, codeId, lang, className, isOpen, wasOpened, onOpen, tools, isShared, onActed } =
    props;
  const view = useSyncExternalStore(session.subscribe, session.view);
  const code = useCode(demo, files, session, view);
  return (
    <>
      <div id={codeId} lang={lang} data-demo-code className={className} hidden={!isOpen}>
        {wasOpened && (
          <FileTabs
            key={id}
            session={session}
            file={view.file}
            tools={
              <>
                <FormatButton code={code} file={view.file} isIcon />
                {tools}
              </>
            }
          >
            <LiveCode code={code} view={view} />
          </FileTabs>
        )}
      </div>
      <LivePane key={`${id} pane`} code={code} log={view.console} error={view.error} isOpen={isOpen} onOpen={onOpen} />
      <LiveNotes
        session={session}
        code={code}
        isShared={isShared}
        onOpen={onOpen}
        offersReset={!isOpen}
        onActed={onActed}
      />
    </>
  );
}
