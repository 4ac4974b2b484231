import { useId, useRef, useState } from 'react';
import { FilterField } from '../ui/filter-field';
import { IconButton } from '../ui/icon-button';
import type { CodeTarget } from '../session/live-session';
import { useLiveText } from './texts/use-live-text';
import { Ban } from '../ui/icons/ban';
import { ChevronRight } from '../ui/icons/chevron-right';
import { CircleX } from '../ui/icons/circle-x';
import { TriangleAlert } from '../ui/icons/triangle-alert';
import { filterLines, placeOf, type ConsoleLine, type ConsoleLog } from '../run/console-log';
import styles from './console-panel.module.css';

interface ConsolePanelProps {
  log: ConsoleLog;
  onClear: () => void;
  /** Goes to the place in the code where a message was written. */
  onGoTo: (place: CodeTarget) => void;
}

/** What a demo writes to the console, below its preview. It takes no room while there's nothing. */
export function ConsolePanel({ log, onClear, onGoTo }: ConsolePanelProps) {
  const text = useLiveText();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(true);
  const [words, setWords] = useState('');
  const { lines, dropped } = log;
  const found = filterLines(lines, words);
  const total = lines.reduce((sum, { count }) => sum + count, 0);
  const count = text(total === 1 ? 'console.count.one' : 'console.count', { count: total });

  return (
    <div ref={place} tabIndex={-1} data-demo-console className={styles.place}>
      {/* Here from the start: a status that comes with its text isn't announced. */}
      <span role="status" className={styles.status}>
        {total > 0 && `${text('console')}: ${count}`}
      </span>
      {lines.length > 0 && (
        <section aria-label={text('console')} className={styles.console}>
          <div className={styles.bar}>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              <ChevronRight size={15} />
              {text('console')}
            </button>
            <span className={styles.total}>{count}</span>
            <span className={styles.tools}>
              {open && (
                <FilterField
                  label={text('console.filter')}
                  value={words}
                  onChange={setWords}
                  outcome={words && text('console.found', { count: found.length })}
                />
              )}
              <IconButton
                label={text('console.clear')}
                onClick={() => {
                  // The button goes away.
                  place.current?.focus();
                  onClear();
                }}
              >
                <Ban size={15} />
              </IconButton>
            </span>
          </div>
          {/* A stop of the Tab key, because it scrolls. */}
          <ul id={id} className={styles.lines} hidden={!open} tabIndex={0} aria-label={text('console')}>
            {dropped > 0 && <li className={styles.dropped}>{text('console.dropped', { count: dropped })}</li>}
            {found.map((line) => (
              <Line key={line.id} line={line} onGoTo={onGoTo} />
            ))}
          </ul>
        </section>
      )}
    </div>
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
