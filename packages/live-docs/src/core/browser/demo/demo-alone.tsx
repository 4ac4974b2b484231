import type { ComponentType, ReactNode, Ref } from 'react';
import type { DemoArgs } from 'live-playground/model';
import { DEFAULT_LANGUAGE } from '../locale';
import styles from './demo-alone.module.css';
import { DemoPreview } from './demo-preview';
import type { LiveView } from 'live-playground/react';

interface DemoAloneProps {
  id: string;
  component: ComponentType;
  args: DemoArgs | undefined;
  view: Pick<LiveView, 'state' | 'framed'>;
  ref?: Ref<HTMLElement>;
  /** Takes the element that a frame goes into. */
  slotRef?: Ref<HTMLDivElement>;
  /** What is above the demo. */
  children?: ReactNode;
}

/** What the address of a demo alone shows. */
export function DemoAlone({ id, component, args, view, ref, slotRef, children }: DemoAloneProps) {
  return (
    <main ref={ref} className={styles.page} lang={DEFAULT_LANGUAGE} data-demo={id} data-demo-state={view.state}>
      <h1 className={styles.title}>{id}</h1>
      {children}
      <DemoPreview component={component} args={args?.props} framed={view.framed} scrolls slotRef={slotRef} />
    </main>
  );
}
