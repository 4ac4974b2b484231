import offered from 'virtual:run-versions';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { IconButton, never } from 'live-playground/internal';
import { createPipeline, useLiveText, type LiveSession } from 'live-playground/internal/live';
import type { LiveError } from 'live-playground/model';
import { chosenLabel, entryOf, parseLook, type DemoCode } from '../../../model';
import { useResources } from '../../loading';
import { X } from '../../ui/icons';
import styles from './beside-frame.module.css';
import { hostIn } from './host-of';
import { frameChoice, type NarrowFrame } from './look';

export interface BesideFrameProps extends Pick<ComponentProps<typeof NarrowFrame>, 'slot' | 'look'> {
  live: { session: LiveSession; code: DemoCode };
  onLeave: () => void;
}

/** Milliseconds without a key before an edit runs here, too: the reader's own frame comes first. */
const PAUSE = 200;

/** A demo in a second version of the library, beside the one that's chosen: the same text runs in both. */
export function BesideFrame({ slot, live, look, onLeave }: BesideFrameProps) {
  const { session, code } = live;
  const text = useLiveText();
  const resources = useResources();
  const place = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<LiveError>();
  const { version, beside } = parseLook(look);

  useEffect(() => {
    const { asset } = code;
    const pipeline = createPipeline({
      host: hostIn(resources, beside),
      demo: asset.id,
      place: () => ({
        slot: place.current!,
        title: `${asset.title}, ${chosenLabel(offered, beside)}`,
        scrolls: false,
        choice: { read: () => frameChoice(look), subscribe: never },
      }),
      source: () => ({ entry: entryOf(code) ?? '', files: session.texts() }),
      onChange: (change) => 'error' in change && setError(change.error),
      onError: setError,
    });
    let ran: unknown;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      // What waits for the reader's consent doesn't run here either.
      if (ran === session.texts() || session.view().note === 'stopped') return;
      ran = session.texts();
      void pipeline.run();
    };
    run();
    const leave = session.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(run, PAUSE);
    });
    return () => {
      clearTimeout(timer);
      leave();
      pipeline.close();
    };
  }, [code, session, resources, look, beside]);

  const preview = slot.current?.parentElement;
  if (!preview) return null;
  const label = chosenLabel(offered, beside);
  return createPortal(
    <>
      <p className={styles.first}>{chosenLabel(offered, version)}</p>
      <section aria-label={label} data-beside className={styles.box}>
        <p className={styles.label}>
          {label}
          <IconButton label={text('version.close', { version: label })} onClick={onLeave}>
            <X size={15} />
          </IconButton>
        </p>
        {error && (
          <p role="alert" className={styles.error}>
            <code lang="en">{error.message}</code>
          </p>
        )}
        <div ref={place} data-demo-slot="content" className={styles.slot} />
      </section>
    </>,
    preview,
  );
}
