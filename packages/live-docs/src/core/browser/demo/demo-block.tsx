import SlotEnd from 'virtual:page-slots/demo-end';
import { useDeferredValue, useEffect, useId, useRef, useState, useSyncExternalStore, type Ref } from 'react';
import type { DemoProps } from '../../model';
import { useResources } from '../loading';
import { useLocale, useText } from '../locale';
import { demoAddress, useRouter } from '../navigation';
import { HotFailure } from '../ui/hot';
import { SkipOver } from '../ui/skip-over';
import { createDemo, type DemoInput } from './create-demo';
import styles from './demo-block.module.css';
import { DemoPanel, type PanelInput } from './demo-panel';
import { DemoPreview, DemoSlot } from './demo-preview';

interface DemoBlockProps extends Omit<DemoProps, 'outline'>, DemoInput, PanelInput {
  /** It doesn't follow the page's colour. */
  hasOneColor?: boolean | undefined;
}

/** A demo in a page: what it shows, and below it what can be done with its code. */
export function DemoBlock(props: DemoBlockProps) {
  const { id, title, filename, component, height, background, compact, iframe, source, controls, hasJavaScript } =
    props;
  const text = useText();
  const { locale } = useLocale();
  const resources = useResources();
  const router = useRouter();
  const [demo] = useState(() => createDemo(props, { resources, router }));
  const state = useSyncExternalStore(demo.subscribe, demo.state, demo.state);
  const { view, look } = state;
  const block = useRef<HTMLDivElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  const shower = useRef<HTMLButtonElement>(null);
  const expander = useRef<HTMLButtonElement>(null);
  const codeId = useId();
  // A demo may take its time: the controls don't wait for it.
  const args = useDeferredValue(state.args);
  useEffect(() => demo.start({ block: block.current!, slot: slot.current! }), [demo]);
  const parts = state.code.status === 'loaded' ? state.code.live : undefined;
  const expanded = state.leftHeight !== undefined && parts !== undefined;
  /** Somebody's code came with the address, and waits for the reader to run it. */
  const waits = parts?.shared === 'edit' && view.note === 'stopped';
  const isShared = parts?.shared !== undefined;
  useEffect(() => {
    if (isShared) block.current?.scrollIntoView();
  }, [isShared]);
  /** For what is pressed and then gone. */
  const keepFocus = (button: HTMLElement | null) => button?.focus({ preventScroll: true });
  const leaveShared = () => {
    keepFocus(shower.current ?? expander.current);
    demo.leaveShared();
  };
  return (
    <>
      {import.meta.env.DEV && !iframe && <HotFailure file={filename} />}
      <div
        className={`${styles.place} ${props.isOwn ? styles.own : ''} ${props.isOwn && !props.wide ? styles.beside : ''}`}
        style={{ height: state.leftHeight }}
      >
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
            data-demo-state={view.state}
            data-expanded={expanded || undefined}
            data-waits={waits || undefined}
          >
            {parts && (
              <parts.WithEnvironment>
                {expanded && (
                  <>
                    <parts.ExpandedView
                      block={block}
                      preview={demo.access.preview}
                      codeId={codeId}
                      onClose={demo.collapse}
                    />
                    <parts.LookControls
                      look={look}
                      onChange={demo.access.setLook}
                      source={source}
                      hasJavaScript={hasJavaScript}
                      hasOneColor={props.hasOneColor}
                    />
                  </>
                )}
                {state.isOther && (
                  <parts.OtherLook
                    slot={slot}
                    look={look}
                    live={parts}
                    onChange={demo.access.setLook}
                    onEnd={() => keepFocus(expander.current)}
                  />
                )}
                {parts.shared && (
                  <parts.SharedNote
                    session={parts.shared === 'edit' ? parts.session : undefined}
                    hasOwn={parts.hasOwn}
                    onShow={demo.show}
                    onLeave={leaveShared}
                  />
                )}
                <parts.StaleNote session={parts.session} />
              </parts.WithEnvironment>
            )}
            {iframe ? (
              <DemoEmbed id={id} title={title} framed={view.framed} height={height} slotRef={slot} />
            ) : (
              <DemoPreview
                component={component}
                args={args?.props}
                framed={view.framed}
                height={height}
                background={background}
                className={compact ? `${styles.preview} ${styles.compact}` : styles.preview}
                slotRef={slot}
              />
            )}
            {controls && (
              <controls.Controls id={id} list={controls.list} choices={state.choices} onChange={demo.choose} />
            )}
            <DemoPanel {...props} demo={demo} state={state} codeId={codeId} shower={shower} expander={expander} />
          </div>
        </SkipOver>
        {SlotEnd && <SlotEnd demo={{ id, title }} />}
      </div>
    </>
  );
}

interface DemoEmbedProps {
  id: string;
  title: string;
  /** True while the frame with the edited demo is in its place. */
  framed: boolean;
  height?: number | undefined;
  slotRef?: Ref<HTMLDivElement>;
}

/** A demo's own page in an `iframe`: for a demo that needs a whole window. */
export function DemoEmbed({ id, title, framed, height = 360, slotRef }: DemoEmbedProps) {
  return (
    <div data-demo-preview className={styles.box} style={{ height }}>
      {!framed && (
        <iframe src={demoAddress(id)} title={title} height={height} loading="lazy" className={styles.frame} />
      )}
      <DemoSlot scrolls slotRef={slotRef} />
    </div>
  );
}
