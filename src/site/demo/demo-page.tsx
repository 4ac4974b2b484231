import type { ComponentType } from 'react';
import styles from './demo-page.module.css';
import { DemoPreview } from './demo-preview';

interface DemoPageProps {
  id: string;
  component: ComponentType;
  /** What the demo is called; its id where nobody knows better. */
  title?: string;
}

/** What the address of a demo alone shows, in a window or in a frame. */
export function DemoPage({ id, component, title = id }: DemoPageProps) {
  return (
    <main className={styles.page} data-demo={id} data-demo-state="idle">
      <h1 className={styles.title}>{title}</h1>
      <DemoPreview component={component} />
    </main>
  );
}
