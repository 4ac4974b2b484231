import { useState, type ReactNode } from 'react';
import { filterLines, placeOf, type ConsoleLine, type ConsoleLog } from '../run/console-log';
import type { CodeTarget } from '../session/live-session';
import { FilterField } from '../base/filter-field';
import { IconButton } from '../base/icon-button';
import { Ban, CircleX } from './icons';
import { TriangleAlert } from '../base/icons';
import styles from './console-panel.module.css';
import parts from './note-parts.module.css';
import { useLiveText } from './texts/use-live-text';

/** How many messages a log has. */
export const countOf = ({ lines }: ConsoleLog) => lines.reduce((sum, { count }) => sum + count, 0);

/** The number of messages, in words. */
export function useCount(log: ConsoleLog): string {
  const count = countOf(log);
  return useLiveText()(count === 1 ? 'console.count.one' : 'console.count', { count });
}

/** Says politely how many messages there are. It's there from the start: a status that comes with its text isn't announced. */
export function ConsoleStatus({ log }: { log: ConsoleLog }) {
  const text = useLiveText();
  const count = useCount(log);
  return (
    <span role="status" className={parts.hidden}>
      {log.lines.length > 0 && `${text('console')}: ${count}`}
    </span>
  );
}

interface ConsoleLinesProps {
  log: ConsoleLog;
  onClear: () => void;
  /** Goes to the place in the code where a message was written. */
  onGoTo: (place: CodeTarget) => void;
  /** Id of the list. */
  id?: string;
  /** False to hide the list. */
  isOpen?: boolean;
  /** What is beside the tools. */
  children?: ReactNode;
}

/** The messages of a console, and the tools that narrow and clear them. */
export function ConsoleLines({ log, onClear, onGoTo, id, isOpen = true, children }: ConsoleLinesProps) {
  const text = useLiveText();
  const [words, setWords] = useState('');
  const { lines, dropped } = log;
  const found = filterLines(lines, words);
  return (
    <>
      <div className={styles.bar}>
        {children}
        <span className={styles.tools}>
          {isOpen && (
            <FilterField
              label={text('console.filter')}
              value={words}
              onChange={setWords}
              outcome={words && text('console.found', { count: found.length })}
            />
          )}
          <IconButton label={text('console.clear')} onClick={onClear}>
            <Ban size={15} />
          </IconButton>
        </span>
      </div>
      {/* A stop of the Tab key, because it scrolls. */}
      <ul id={id} className={styles.lines} hidden={!isOpen} tabIndex={0} aria-label={text('console')}>
        {dropped > 0 && <li className={styles.dropped}>{text('console.dropped', { count: dropped })}</li>}
        {found.map((line) => (
          <Line key={line.id} line={line} onGoTo={onGoTo} />
        ))}
      </ul>
    </>
  );
}

const ICONS = { error: CircleX, warn: TriangleAlert, log: undefined, info: undefined, debug: undefined };

function Line({ line, onGoTo }: { line: ConsoleLine; onGoTo: (place: CodeTarget) => void }) {
  const text = useLiveText();
  const { level, file } = line;
  const Icon = ICONS[level];
  return (
    <li className={styles.line} data-level={level}>
      <span className={styles.icon}>
        {Icon && <Icon size={14} aria-label={text(`console.${level as 'error' | 'warn'}`)} role="img" />}
      </span>
      <code lang="en" translate="no" className={styles.text}>
        {line.text}
      </code>
      {line.count > 1 && (
        <span className={styles.count} title={text('console.count', { count: line.count })}>
          ×{line.count}
        </span>
      )}
      {file !== undefined && (
        <button type="button" className={styles.goTo} onClick={() => onGoTo({ line: 1, ...line, file })}>
          {placeOf(line)}
        </button>
      )}
    </li>
  );
}
