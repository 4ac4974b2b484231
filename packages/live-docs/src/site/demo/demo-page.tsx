import { useCallback, useSyncExternalStore, type ComponentType } from 'react';
import type { FrameHost } from './create-frame-host';
import { DemoAlone } from './demo-alone';

interface DemoPageProps {
  id: string;
  component: ComponentType;
  /** What the page around this one makes of the demo. */
  host: FrameHost;
}

/** A demo alone, in a window or in a frame. */
export function DemoPage({ id, component, host }: DemoPageProps) {
  const view = useSyncExternalStore(host.subscribe, host.view);
  const setSlot = useCallback((slot: HTMLElement | null) => void (slot && host.setSlot(slot)), [host]);
  return <DemoAlone id={id} component={component} view={view} slotRef={setSlot} />;
}
