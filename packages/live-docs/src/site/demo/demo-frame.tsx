import { demoAddress } from './demo-address';
import styles from './demo-frame.module.css';
import { DemoSlot } from './demo-slot';

interface DemoFrameProps {
  id: string;
  title: string;
  /** True while a frame with the edited demo is in its place. */
  framed: boolean;
  height?: number | undefined;
}

/** A demo in a window of its own: for one that needs the whole of it. */
export function DemoFrame({ id, title, framed, height = 360 }: DemoFrameProps) {
  return (
    <div data-demo-preview className={styles.box} style={{ height }}>
      {!framed && (
        <iframe src={demoAddress(id)} title={title} height={height} loading="lazy" className={styles.frame} />
      )}
      <DemoSlot scrolls />
    </div>
  );
}
