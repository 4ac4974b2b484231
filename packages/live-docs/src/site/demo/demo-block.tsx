import { useId, useRef, useState, type ReactNode } from 'react';
import type { DemoProps } from '../../model';
import { useLocale, useText } from '../locale';
import { HotFailure } from '../ui/hot-failure';
import { SkipOver } from '../ui/skip-over';
import styles from './demo-block.module.css';
import { DemoEmbed } from './demo-embed';
import { DemoPanel, type DemoAccess } from './demo-panel';
import { DemoPreview } from './demo-preview';
import { useLive, type LiveDemo } from './use-live';

interface DemoBlockProps extends Omit<DemoProps, 'outline'>, LiveDemo {
  /** Address of the demo's file in the repository, for readers without scripts. */
  source?: string;
  /** What is below the toolbar. */
  footer?: (demo: DemoAccess) => ReactNode;
  /** What else the toolbar holds. */
  tools?: (demo: DemoAccess) => ReactNode;
}

/** A demo in a page: what it shows, and below it what can be done with its code. */
export function DemoBlock(props: DemoBlockProps) {
  const { id, title, filename, component, height, background, compact, iframe, source, tools, footer } = props;
  const text = useText();
  const { locale } = useLocale();
  const block = useRef<HTMLDivElement>(null);
  const codeId = useId();
  const live = useLive(props, block);
  /** While the block fills the window: the height that it leaves empty in the page, in pixels. */
  const [leftHeight, setLeftHeight] = useState<number>();
  const parts = live.state.status === 'loaded' ? live.state.live : undefined;
  const expanded = leftHeight !== undefined && parts !== undefined;
  const close = () => setLeftHeight(undefined);
  return (
    <>
      {import.meta.env.DEV && !iframe && <HotFailure file={filename} />}
      <div className={styles.place} style={{ height: leftHeight }}>
        <SkipOver label={text('skip.demo')} lang={locale}>
          <div
            ref={block}
            id={`demo-${id}`}
            role={expanded ? 'dialog' : 'group'}
            aria-modal={expanded || undefined}
            aria-label={title}
            className={styles.demo}
            data-demo={id}
            // The page's Markdown has its code instead: programs that compare the two leave it out.
            data-markdown-ignore
            data-demo-state={live.view.state}
            data-expanded={expanded || undefined}
          >
            {expanded && <parts.ExpandedView block={block} codeId={codeId} onClose={close} />}
            {iframe ? (
              <DemoEmbed id={id} title={title} framed={live.view.framed} height={height} />
            ) : (
              <DemoPreview
                component={component}
                framed={live.view.framed}
                height={height}
                background={background}
                className={compact ? `${styles.preview} ${styles.compact}` : styles.preview}
              />
            )}
            <DemoPanel
              id={id}
              title={title}
              codeId={codeId}
              live={live}
              expanded={expanded}
              onExpand={() => setLeftHeight(block.current?.offsetHeight)}
              onClose={close}
              source={source}
              preview={() => block.current?.querySelector<HTMLElement>('[data-demo-preview]') ?? null}
              tools={tools}
              footer={footer}
            />
          </div>
        </SkipOver>
      </div>
    </>
  );
}
