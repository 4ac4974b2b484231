import { demoAddress } from './demo-address';
import styles from './demo-embed.module.css';
import { DemoSlot } from './demo-slot';

interface DemoEmbedProps {
  id: string;
  title: string;
  /** True while the frame with the edited demo is in its place. */
  framed: boolean;
  height?: number | undefined;
}

/** A demo's own page in an `iframe`: for a demo that needs a whole window. */
export function DemoEmbed({ id, title, framed, height = 360 }: DemoEmbedProps) {
  return (
    <div data-demo-preview className={styles.box} style={{ height }}>
      {!framed && (
        <iframe src={demoAddress(id)} title={title} height={height} loading="lazy" className={styles.frame} />
      )}
      <DemoSlot scrolls />
    </div>
  );
}
