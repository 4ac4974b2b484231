import offered from 'virtual:run-versions';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Button, IconButton, Select } from 'live-playground/internal';
import { useLiveText } from 'live-playground/internal/live';
import {
  BUILT_IN,
  changeLook,
  chosenLabel,
  closeFinder,
  parseLook,
  printLook,
  versionChoices,
  versionRange,
  type VersionFinderProps,
} from '../../../core/model';
import { X } from '../../../core/browser/ui/icons';
import styles from './find-version.module.css';
import { firstThatDiffers, firstTypes, tryVersions, type Trial } from './try-versions';
import { TriedVersion } from './tried-version';

/** Finds the version of the library that changed a demo: runs it in each of a range, and shows a small picture of each. */
export default function FindVersion({ look: chosen, onChange, onEnd, waits, ...demo }: VersionFinderProps) {
  const text = useLiveText();
  const id = useId();
  const [trial, setTrial] = useState<Trial>();
  const [isRefused, setRefused] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  const stop = useRef(() => {});
  const texts = useSyncExternalStore(demo.subscribe, demo.texts);
  const look = parseLook(chosen);
  const { version = BUILT_IN, from = '', to = BUILT_IN } = look;
  const label = (key: string) => chosenLabel(offered, key);
  const isRunning = trial?.isRunning === true;

  useEffect(() => () => stop.current(), []);
  useEffect(() => {
    const button = start.current;
    // The reader has opened it just now.
    if (button?.closest('[data-demo]')?.contains(document.activeElement)) button.focus();
  }, []);

  const change = (name: 'from' | 'to', key: string) => {
    stop.current();
    setTrial(undefined);
    onChange(printLook(changeLook(look, name, key)));
  };
  const toggle = () => {
    setRefused(waits());
    if (isRunning) return stop.current();
    if (!waits()) stop.current = tryVersions(versionRange(offered, from, to), demo, setTrial);
  };
  const close = () => {
    onEnd();
    onChange(printLook(closeFinder(look)));
  };
  const select = (name: 'from' | 'to', value: string) => (
    <span className={styles.field}>
      <label htmlFor={`${id}-${name}`}>{text(`version.find.${name}`)}</label>
      <Select id={`${id}-${name}`} value={value} onChange={({ target }) => change(name, target.value)}>
        {versionChoices(offered).map(([key, name]) => (
          <option key={key} value={key || BUILT_IN}>
            {name}
          </option>
        ))}
      </Select>
    </span>
  );
  return (
    <section aria-labelledby={`${id}-title`} className={styles.finder} data-find-version>
      <div className={styles.bar}>
        <strong id={`${id}-title`}>{text('version.find')}</strong>
        {select('from', from)}
        {select('to', to)}
        <Button ref={start} isMain onClick={toggle}>
          {text(isRunning ? 'version.find.stop' : 'version.find.start')}
        </Button>
        <IconButton label={text('version.find.close')} className={styles.close} onClick={close}>
          <X size={16} />
        </IconButton>
      </div>
      <p role="status" className={styles.status}>
        {isRefused ? text('version.find.waits') : trial ? tellOf(trial, label, text) : text('version.find.about')}
        {trial && !isRunning && trial.texts !== texts && ` ${text('version.find.changed')}`}
      </p>
      {trial && trial.tried.length > 0 && (
        // Scrolls sideways where there's no room: the focus brings each into view.
        <ol className={styles.list}>
          {trial.tried.map((one) => (
            <TriedVersion
              key={one.version}
              tried={one}
              isFirst={one === firstThatDiffers(trial)}
              isChosen={one.version === version}
              onChoose={() =>
                onChange(printLook(changeLook(look, 'version', one.version === BUILT_IN ? '' : one.version)))
              }
            />
          ))}
        </ol>
      )}
    </section>
  );
}

/** How far it has come, or what was found, in words. */
function tellOf(trial: Trial, label: (key: string) => string, text: ReturnType<typeof useLiveText>): string {
  const { versions, tried, isRunning, isUnsteady } = trial;
  const count = versions.length;
  const next = versions[tried.length];
  if (isRunning && next !== undefined)
    return text('version.find.running', { version: label(next), at: tried.length + 1, count });
  const first = firstThatDiffers(trial);
  const types = firstTypes(trial);
  const what = first?.differences.map((one) => text(`version.find.${one}`)).join(', ') ?? '';
  const lines = [
    tried.length < count && text('version.find.stopped'),
    first && text('version.find.found', { version: label(first.version), what }),
    first && types && types !== first && text('version.find.types.first', { version: label(types.version) }),
    !first && tried.length === count && text('version.find.same', { count }),
    isUnsteady && text('version.find.unsteady'),
  ];
  return lines.filter(Boolean).join(' ');
}
