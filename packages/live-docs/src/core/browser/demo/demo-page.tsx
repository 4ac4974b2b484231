import { useCallback, useSyncExternalStore, type ComponentType } from 'react';
import type { DemoArgs } from 'live-playground/model';
import { HotFailure } from '../ui/hot-failure';
import type { EmbeddedDemo } from './create-embedded-demo';
import { DemoAlone } from './demo-alone';

interface DemoPageProps {
  id: string;
  /** Path of its file from the site's root; known while developing. */
  file: string | undefined;
  component: ComponentType;
  /** Props that the address carries. */
  args: DemoArgs | undefined;
  /** What the page around this one makes of the demo. */
  embedded: EmbeddedDemo;
}

/** A demo alone, in a window or in a frame. */
export function DemoPage({ id, file, component, args, embedded }: DemoPageProps) {
  const view = useSyncExternalStore(embedded.subscribe, embedded.view, embedded.view);
  const setSlot = useCallback((slot: HTMLElement | null) => void (slot && embedded.setSlot(slot)), [embedded]);
  return (
    <DemoAlone id={id} component={component} args={args} view={view} slotRef={setSlot}>
      {import.meta.env.DEV && file !== undefined && <HotFailure file={file} />}
    </DemoAlone>
  );
}
