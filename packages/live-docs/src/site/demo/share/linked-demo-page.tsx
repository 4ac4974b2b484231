import { useEffect, useRef, useState, useSyncExternalStore, type ComponentProps, type ComponentType } from 'react';
import type { DemoCode } from '../../../model';
import { useResources } from '../../loading';
import { never } from 'live-playground/ui';
import { DemoAlone } from '../demo-alone';
import { LiveNotes, SharedNote } from '../live/parts';
import { openLinked } from '../live/open-session';

export { linkedLanguage } from '../live/open-session';
import styles from './linked-demo-page.module.css';

interface LinkedDemoPageProps {
  component: ComponentType;
  code: DemoCode;
}

const UNTOUCHED: ComponentProps<typeof DemoAlone>['view'] = { state: 'idle', framed: false };

/** A demo alone, whose address carries an edit. The reader's own edit runs at once, somebody else's once they agree. */
export function LinkedDemoPage({ component, code }: LinkedDemoPageProps) {
  const block = useRef<HTMLElement>(null);
  const resources = useResources();
  const [{ session, isOwn }] = useState(() => openLinked(code, resources));
  const view = useSyncExternalStore(session?.subscribe ?? never, () => session?.view() ?? UNTOUCHED);
  useEffect(() => (block.current ? session?.start(block.current) : undefined), [session]);
  const leave = () => {
    const { pathname, search } = window.location;
    window.location.replace(pathname + search);
  };
  return (
    <DemoAlone ref={block} id={code.asset.id} component={component} view={view}>
      <div className={styles.notes}>
        {!isOwn && <SharedNote session={session} hasOwn={false} onLeave={leave} />}
        {session && <LiveNotes session={session} isShared={!isOwn} />}
      </div>
    </DemoAlone>
  );
}
