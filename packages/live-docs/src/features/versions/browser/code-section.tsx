import { useEffect, useRef, useState, type ComponentType } from 'react';
import { toError } from 'live-playground/internal';
import type { MinorVersion, UpgradeData } from '../../../core/model';
import { Failure, useText } from '../../../core/browser/locale';
import { load } from '../../../core/browser/loading';
import type { CheckCodeProps } from './check-code';
import { createKeptCode } from './kept-code';
import styles from './upgrade.module.css';

interface CodeSectionProps {
  data: UpgradeData;
  from: MinorVersion;
  to: MinorVersion;
}

/** Where readers check their own code. What it does is loaded when it's opened: by the reader, or because the device keeps code. */
export function CodeSection({ data, from, to }: CodeSectionProps) {
  const text = useText();
  const [kept] = useState(createKeptCode);
  const section = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<CheckCodeProps>>();
  const [error, setError] = useState<Error>();

  useEffect(() => {
    // A reader may have opened it before the page had started.
    if (section.current?.open || kept.read().text !== '') setOpen(true);
  }, [kept]);
  const isWanted = isOpen && !Panel && !error;
  useEffect(() => {
    if (!isWanted) return;
    load('check of code', () => import('./check-code')).then(
      ({ CheckCode }) => setPanel(() => CheckCode),
      (failure: unknown) => setError(toError(failure)),
    );
  }, [isWanted]);

  return (
    <details
      ref={section}
      className={styles.code}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{text('upgrade.code')}</summary>
      {error && <Failure title={text('upgrade.code')} error={error} onRetry={() => setError(undefined)} />}
      {Panel && <Panel data={data} from={from} to={to} kept={kept} />}
    </details>
  );
}
