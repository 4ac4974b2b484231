import { useCallback, useSyncExternalStore, type ComponentType } from 'react';
import { HotFailure } from '../ui/hot-failure';
import type { FrameHost } from './create-frame-host';
import { DemoAlone } from './demo-alone';

interface DemoPageProps {
  id: string;
  /** Path of its file from the site's root; known while developing. */
  file: string | undefined;
  component: ComponentType;
  /** What the page around this one makes of the demo. */
  host: FrameHost;
}

/** A demo alone, in a window or in a frame. */
export function DemoPage({ id, file, component, host }: DemoPageProps) {
  const view = useSyncExternalStore(host.subscribe, host.view);
  const setSlot = useCallback((slot: HTMLElement | null) => void (slot && host.setSlot(slot)), [host]);
  return (
    <DemoAlone id={id} component={component} view={view} slotRef={setSlot}>
      {import.meta.env.DEV && file !== undefined && <HotFailure file={file} />}
    </DemoAlone>
  );
}
