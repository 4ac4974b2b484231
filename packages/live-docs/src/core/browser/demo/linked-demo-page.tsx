import { useEffect, useRef, useState, useSyncExternalStore, type ComponentProps, type ComponentType } from 'react';
import type { DemoArgs } from 'live-playground/model';
import { parseLook, type DemoCode } from '../../model';
import { useResources } from '../loading';
import { never } from 'live-playground/internal';
import { LiveNotes, SharedNote, StaleNote } from 'live-playground/internal/live';
import { DemoAlone } from './demo-page';
import { linkedLook } from './demo-address';
import { hostIn } from './live/host-of';
import { frameChoice } from './live/look';
import { openLinked } from './live/open-session';
import { VersionNote } from './live/version-note';
import { WithEnvironment } from './live/with-environment';
import styles from './linked-demo-page.module.css';

export { loadLinked } from './live/open-session';

interface LinkedDemoPageProps {
  component: ComponentType;
  /** Props that the address carries. */
  args: DemoArgs | undefined;
  code: DemoCode;
}

const UNTOUCHED: ComponentProps<typeof DemoAlone>['view'] = { state: 'idle', framed: false };

/**
 * A demo alone, whose address carries an edit or a look, such as another version. The reader's own edit runs at once, somebody else's
 * once they agree.
 */
export function LinkedDemoPage({ component, args, code }: LinkedDemoPageProps) {
  const slot = useRef<HTMLDivElement>(null);
  const resources = useResources();
  const [{ session, isOwn }] = useState(() => openLinked(code, resources));
  const [linked] = useState(() => linkedLook(code.asset.id, window.location.search));
  const look = linked?.look ?? '';
  const { version } = parseLook(look);
  const view = useSyncExternalStore(session?.subscribe ?? never, () => session?.view() ?? UNTOUCHED);
  useEffect(() => {
    session?.configure({ ...frameChoice(look), args });
    session?.runWith(hostIn(resources, version));
    session?.frame(look !== '');
    return session?.start(slot.current!);
  }, [session, args, look, version, resources]);
  const leave = () => {
    const { pathname, search } = window.location;
    window.location.replace(pathname + search);
  };
  const leaveVersion = () => {
    const { pathname, search, hash } = window.location;
    window.location.replace(pathname + search.replace(linked?.parameter ?? '', '').replace(/^&/, '?') + hash);
  };
  return (
    <DemoAlone slotRef={slot} id={code.asset.id} component={component} args={args} view={view}>
      <WithEnvironment>
        <div className={styles.notes}>
          {version !== undefined && <VersionNote version={version} onLeave={leaveVersion} />}
          {!isOwn && <SharedNote session={session} hasOwn={false} onLeave={leave} />}
          {session && <LiveNotes session={session} isShared={!isOwn} />}
        </div>
        {session && <StaleNote session={session} />}
      </WithEnvironment>
    </DemoAlone>
  );
}
