import { useCallback, useSyncExternalStore, type ComponentType } from 'react';
import type { FrameHost } from './create-frame-host';
import styles from './demo-page.module.css';
import { DemoPreview } from './demo-preview';

interface DemoPageProps {
  id: string;
  component: ComponentType;
  /** What the page around this one makes of the demo. */
  host: FrameHost;
}

/** What the address of a demo alone shows, in a window or in a frame. */
export function DemoPage({ id, component, host }: DemoPageProps) {
  const view = useSyncExternalStore(host.subscribe, host.view);
  const setSlot = useCallback((slot: HTMLElement | null) => void (slot && host.setSlot(slot)), [host]);
  return (
    <main className={styles.page} lang="en" data-demo={id} data-demo-state={view.state}>
      <h1 className={styles.title}>{id}</h1>
      <DemoPreview component={component} framed={view.framed} scrolls slotRef={setSlot} />
    </main>
  );
}
