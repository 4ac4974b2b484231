import type { ComponentType } from 'react';
import styles from './demo-page.module.css';
import { DemoPreview } from './demo-preview';

interface DemoPageProps {
  id: string;
  component: ComponentType;
}

/** What the address of a demo alone shows, in a window or in a frame. */
export function DemoPage({ id, component }: DemoPageProps) {
  return (
    <main className={styles.page} data-demo={id} data-demo-state="idle">
      <DemoPreview component={component} />
    </main>
  );
}
