import { useId, useRef, useState, type ComponentProps } from 'react';
import { ChevronRight } from './icons';
import { ConsoleLines, ConsoleStatus, useCount } from './console-lines';
import styles from './console-panel.module.css';
import { useLiveText } from './texts/use-live-text';
import { useParts } from './playground-provider';

type ConsolePanelProps = Pick<ComponentProps<typeof ConsoleLines>, 'log' | 'onClear' | 'onGoTo'>;

/** The console by itself. It takes no room while there's nothing. */
export function ConsolePanel({ log, onClear, onGoTo }: ConsolePanelProps) {
  const text = useLiveText();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(true);
  const count = useCount(log);
  const clear = () => {
    // The button goes away.
    place.current?.focus();
    onClear();
  };

  return (
    <div ref={place} tabIndex={-1} data-demo-console className={styles.place}>
      <ConsoleStatus log={log} />
      {log.lines.length > 0 && (
        <section aria-label={text('console')} className={styles.console}>
          <ConsoleLines log={log} onClear={clear} onGoTo={onGoTo} id={id} isOpen={open}>
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
          </ConsoleLines>
        </section>
      )}
    </div>
  );
}

/** What the newest run has written to the console. It takes no room while there's nothing. */
export function Console() {
  const { code, view } = useParts();
  const { session } = code;
  return <ConsolePanel log={view.console} onClear={session.clearConsole} onGoTo={session.goTo} />;
}
