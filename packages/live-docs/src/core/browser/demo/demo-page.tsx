import { useCallback, useSyncExternalStore, type ComponentType, type ReactNode, type Ref } from 'react';
import type { DemoArgs } from 'live-playground/model';
import { HotFailure } from '../ui/hot';
import type { EmbeddedDemo } from './create-embedded-demo';
import { DEFAULT_LANGUAGE } from '../locale';
import hidden from '../ui/hidden.module.css';
import styles from './demo-page.module.css';
import { DemoPreview } from './demo-preview';
import type { LiveView } from 'live-playground/internal/live';

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

interface DemoAloneProps {
  id: string;
  component: ComponentType;
  args: DemoArgs | undefined;
  view: Pick<LiveView, 'state' | 'framed'>;
  /** Takes the element that a frame goes into. */
  slotRef?: Ref<HTMLDivElement>;
  /** What is above the demo. */
  children?: ReactNode;
}

/** What the address of a demo alone shows. */
export function DemoAlone({ id, component, args, view, slotRef, children }: DemoAloneProps) {
  return (
    <main className={styles.page} lang={DEFAULT_LANGUAGE} data-demo={id} data-demo-state={view.state}>
      {/* For those who go by headings; the page shows the demo and nothing else. */}
      <h1 className={hidden.hidden}>{id}</h1>
      {children}
      <DemoPreview component={component} args={args?.props} framed={view.framed} scrolls slotRef={slotRef} />
    </main>
  );
}
