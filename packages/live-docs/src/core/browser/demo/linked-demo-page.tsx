import { useEffect, useRef, useState, useSyncExternalStore, type ComponentProps, type ComponentType } from 'react';
import type { DemoArgs } from 'live-playground/model';
import type { DemoCode } from '../../model';
import { useResources } from '../loading';
import { never } from 'live-playground/internal';
import { DemoAlone } from './demo-page';
import { LiveNotes, SharedNote, StaleNote } from './live/parts';
import { openLinked } from './live/open-session';
import styles from './linked-demo-page.module.css';

export { loadLinked } from './live/open-session';

interface LinkedDemoPageProps {
  component: ComponentType;
  /** Props that the address carries. */
  args: DemoArgs | undefined;
  code: DemoCode;
}

const UNTOUCHED: ComponentProps<typeof DemoAlone>['view'] = { state: 'idle', framed: false };

/** A demo alone, whose address carries an edit. The reader's own edit runs at once, somebody else's once they agree. */
export function LinkedDemoPage({ component, args, code }: LinkedDemoPageProps) {
  const slot = useRef<HTMLDivElement>(null);
  const resources = useResources();
  const [{ session, isOwn }] = useState(() => openLinked(code, resources));
  const view = useSyncExternalStore(session?.subscribe ?? never, () => session?.view() ?? UNTOUCHED);
  useEffect(() => {
    session?.configure({ args });
    return session?.start(slot.current!);
  }, [session, args]);
  const leave = () => {
    const { pathname, search } = window.location;
    window.location.replace(pathname + search);
  };
  return (
    <DemoAlone slotRef={slot} id={code.asset.id} component={component} args={args} view={view}>
      <div className={styles.notes}>
        {!isOwn && <SharedNote session={session} hasOwn={false} onLeave={leave} />}
        {session && <LiveNotes session={session} isShared={!isOwn} />}
      </div>
      {session && <StaleNote session={session} />}
    </DemoAlone>
  );
}
