import SlotEnd from 'virtual:page-slots/demo-end';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { DemoArgs } from 'live-playground/model';
import type { DemoAccess, DemoProps } from '../../model';
import { useLocale, useText } from '../locale';
import { HotFailure } from '../ui/hot';
import { SkipOver } from '../ui/skip-over';
import styles from './demo-block.module.css';
import { DemoPanel, useCodePanel } from './demo-panel';
import { demoAddress, DemoPreview, DemoSlot } from './demo-preview';
import { useLook } from './use-look';
import { useLive, type LiveDemo } from './use-live';

interface DemoBlockProps extends Omit<DemoProps, 'outline'>, LiveDemo {
  /** Its code is to be had as JavaScript. */
  hasJavaScript: boolean;
  /** It doesn't follow the page's colour. */
  hasOneColor?: boolean | undefined;
  /** Address of the demo's file in the repository, for readers without scripts. */
  source?: string;
  /** Lines of the file that is shown first. */
  lines?: number;
  /** What else the toolbar holds. */
  tools?: (demo: DemoAccess) => ReactNode;
}

/** A demo in a page: what it shows, and below it what can be done with its code. */
export function DemoBlock(props: DemoBlockProps) {
  const { id, title, filename, component, height, background, compact, iframe, source, tools, lines, controls } = props;
  const text = useText();
  const { locale } = useLocale();
  const block = useRef<HTMLDivElement>(null);
  const codeId = useId();
  const { look, setLook, language, isOther } = useLook(id, props.hasJavaScript);
  const [args, setArgs] = useState<DemoArgs>();
  // Only the frame gives props to a demo in another document, and logs calls.
  const live = useLive({ ...props, language, isFramed: isOther || isFramed(args, iframe) }, block);
  const code = useCodePanel(live);
  /** While the block fills the window: the height that it leaves empty in the page, in pixels. */
  const [leftHeight, setLeftHeight] = useState<number>();
  const parts = live.state.status === 'loaded' ? live.state.live : undefined;
  const expanded = leftHeight !== undefined && parts !== undefined;
  const close = () => setLeftHeight(undefined);
  /** Somebody's code came with the address, and waits for the reader to run it. */
  const waits = parts?.shared === 'edit' && live.view.note === 'stopped';
  const leaveShared = () => {
    // The note goes with the button that was pressed.
    block.current?.querySelector<HTMLElement>('[data-takes-focus]')?.focus({ preventScroll: true });
    live.leaveShared();
  };
  const changeArgs = (next: DemoArgs) => {
    setArgs(next);
    // An error has ended what would take them.
    if (live.view.state === 'error' && live.view.note !== 'stopped') parts?.session.run();
  };
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
            data-waits={waits || undefined}
          >
            {expanded && <parts.ExpandedView block={block} codeId={codeId} onClose={close} />}
            {expanded && (
              <parts.LookControls
                look={look}
                onChange={setLook}
                source={source}
                hasJavaScript={props.hasJavaScript}
                hasOneColor={props.hasOneColor}
              />
            )}
            {parts && isOther && <parts.FramedLook block={block} look={look} onChange={setLook} />}
            {parts?.shared && (
              <parts.SharedNote
                session={parts.shared === 'edit' ? parts.session : undefined}
                hasOwn={parts.hasOwn}
                onShow={code.show}
                onLeave={leaveShared}
              />
            )}
            {parts && <parts.StaleNote session={parts.session} />}
            {iframe ? (
              <DemoEmbed id={id} title={title} framed={live.view.framed} height={height} />
            ) : (
              <DemoPreview
                component={component}
                args={args?.props}
                framed={live.view.framed}
                height={height}
                background={background}
                className={compact ? `${styles.preview} ${styles.compact}` : styles.preview}
              />
            )}
            {controls && <controls.Controls id={id} list={controls.list} onChange={changeArgs} />}
            <DemoPanel
              id={id}
              title={title}
              codeId={codeId}
              lines={lines}
              live={live}
              code={code}
              look={look}
              onLook={setLook}
              expanded={expanded}
              onExpand={() => setLeftHeight(block.current?.offsetHeight)}
              onClose={close}
              source={source}
              preview={() => block.current?.querySelector<HTMLElement>('[data-demo-preview]') ?? null}
              tools={tools}
            />
          </div>
        </SkipOver>
        {SlotEnd && <SlotEnd demo={{ id, title }} />}
      </div>
    </>
  );
}

/** True for props that the page itself can't give a demo. */
const isFramed = (args: DemoArgs | undefined, iframe = false): boolean =>
  args !== undefined && (args.logged.length > 0 || (iframe && Object.keys(args.props).length > 0));

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
