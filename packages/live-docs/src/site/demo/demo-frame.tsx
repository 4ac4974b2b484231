import { demoAddress } from './demo-address';
import styles from './demo-frame.module.css';

interface DemoFrameProps {
  id: string;
  title: string;
  height?: number;
}

/** A demo in a window of its own: for one that needs the whole of it. */
export function DemoFrame({ id, title, height = 360 }: DemoFrameProps) {
  return (
    <div data-demo-preview>
      <iframe src={demoAddress(id)} title={title} height={height} loading="lazy" className={styles.frame} />
    </div>
  );
}
