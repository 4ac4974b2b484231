import { useId, useRef, useState, useSyncExternalStore, type CSSProperties } from 'react';
import type { LiveError } from '../model/live';
import type { ConsoleLog } from '../run/console-log';
import { ChevronRight } from './icons';
import { IconButton } from '../base/icon-button';
import { clampSize, createStoredSize, Splitter } from '../base/splitter';
import { TabPanel, Tabs } from '../base/tabs';
import { ConsoleLines, ConsoleStatus, countOf } from './console-lines';
import { FailedNote } from './failed-note';
import styles from './live-pane.module.css';
import { IssueList, IssueStatus } from './issue-list';
import { useLiveText } from './texts/use-live-text';
import type { Code } from './use-code';
import { useTold, useToldIssues } from './use-told';

/** Limits of its height, in pixels. */
const HEIGHT = { min: 80, max: 480, start: 96, step: 24 };

interface LivePaneProps {
  code: Code;
  log: ConsoleLog;
  /** The demo's error, which is told below. */
  error: LiveError | undefined;
  /** The code is in view. */
  isOpen: boolean;
  /** Opens the code: the editor is about to go to a place in it. */
  onOpen: () => void;
}

/**
 * Console and type errors below the code, a tab each. Without any of them it's one line high, and gone while the code is hidden.
 * The reader sizes it by the line at its top.
 */
export function LivePane({ code, log, error, isOpen, onOpen }: LivePaneProps) {
  const { session, types } = code;
  const text = useLiveText();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [kept] = useState(() => createStoredSize('pane', HEIGHT));
  const height = useSyncExternalStore(kept.subscribe, kept.read, () => HEIGHT.start);
  const before = useRef(HEIGHT.start);
  const found = useToldIssues(code, error);
  const isTold = useTold(session, error) !== undefined;
  /** The tab that the reader chose. By themselves, type errors come first, unless an error that stops the demo is told. */
  const [chosen, choose] = useState<'console' | 'types'>();

  const messages = countOf(log);
  const issues = isOpen ? found.length : 0;
  const hasTypes = isOpen && (issues > 0 || types.status === 'failed');
  const tab = isOpen ? (chosen ?? (hasTypes && !isTold ? 'types' : 'console')) : 'console';
  const isFilled = tab === 'types' ? hasTypes : messages > 0;
  const isShown = isFilled && height > 0;
  const resize = (next: number) => {
    if (height > 0) before.current = height;
    kept.write(next);
  };
  const items = [
    { key: 'console' as const, label: text('console'), badge: badge(messages) },
    ...(isOpen ? [{ key: 'types' as const, label: text('types'), badge: badge(issues, 'bad') }] : []),
  ];

  return (
    <div ref={place} tabIndex={-1} data-demo-pane className={styles.pane} hidden={!isOpen && messages === 0}>
      <ConsoleStatus log={log} />
      <IssueStatus count={issues} />
      {isFilled && (
        <Splitter
          label={text('pane.height')}
          controls={`${id}-body`}
          orientation="horizontal"
          limits={HEIGHT}
          value={height}
          onChange={resize}
          measure={(_share, pixels) => clampSize(Math.round(pixels - HEAD), HEIGHT)}
        />
      )}
      <div className={styles.head}>
        <Tabs id={id} label={text('pane')} items={items} value={tab} onChange={choose} className={styles.tabs} />
        {isFilled && (
          <IconButton
            label={text(tab)}
            aria-expanded={isShown}
            aria-controls={`${id}-body`}
            className={styles.toggle}
            onClick={() => resize(isShown ? 0 : before.current)}
          >
            <ChevronRight size={15} />
          </IconButton>
        )}
      </div>
      <TabPanel id={id} value={tab} hidden={!isShown}>
        <div id={`${id}-body`} style={{ '--pane-height': `${height}px` } as CSSProperties} className={styles.content}>
          {tab === 'console' && messages > 0 && (
            <section aria-label={text('console')} className={styles.section}>
              <ConsoleLines
                log={log}
                onClear={() => {
                  // The button goes away.
                  place.current?.focus();
                  session.clearConsole();
                }}
                onGoTo={(target) => {
                  onOpen();
                  session.goTo(target);
                }}
              />
            </section>
          )}
          {tab === 'types' && types.status === 'failed' && (
            <FailedNote
              text={text('types.failed')}
              onRetry={() => {
                // The button goes away.
                place.current?.focus();
                code.retryTypes();
              }}
            />
          )}
          {tab === 'types' && issues > 0 && (
            <section aria-label={text('types')} className={styles.section}>
              <p className={styles.hint}>{text('types.keys')}</p>
              <IssueList issues={found} onGoTo={code.goTo} onFix={code.fix} />
            </section>
          )}
        </div>
      </TabPanel>
    </div>
  );
}

/** Height of the line with the tabs, in pixels. */
const HEAD = 41;

const badge = (count: number, kind?: 'bad') =>
  count > 0 && (
    <span className={styles.badge} data-kind={kind}>
      {count}
    </span>
  );
