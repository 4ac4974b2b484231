import { createElement, memo, Suspense, useMemo, useReducer, type ComponentType, type Ref } from 'react';
import { DEFAULT_LANGUAGE, Failure, useText } from '../locale';
import { ErrorBoundary } from '../ui/error-boundary';
import { OnUpdate } from '../ui/hot';
import { DEMO_ELEMENT, type DemoProps } from '../../model';
import styles from './demo-preview.module.css';

interface DemoPreviewProps {
  component: ComponentType;
  /** Props that a reader has chosen for it. */
  args?: Readonly<Record<string, unknown>> | undefined;
  /** True while a frame with the edited demo is in its place. */
  framed: boolean;
  /** True if that frame has a fixed height. */
  scrolls?: boolean | undefined;
  slotRef?: Ref<HTMLDivElement> | undefined;
  /** Height to reserve, in pixels. */
  height?: number | undefined;
  /** What is behind it, as CSS writes it. */
  background?: string | undefined;
  className?: string | undefined;
}

/** A running demo. It hydrates by itself and fails by itself, and nothing around it renders it again. */
export const DemoPreview = memo(function DemoPreview(props: DemoPreviewProps) {
  const { component: Component, args, framed, scrolls, slotRef, height, background, className } = props;
  const text = useText();
  // An error with some props says nothing of others.
  const shown = useMemo(() => ({ Component, args }), [Component, args]);
  const [round, startRound] = useReducer((count: number) => count + 1, 0);
  return createElement(
    DEMO_ELEMENT,
    {
      'data-demo-preview': true,
      'data-framed': framed || undefined,
      // Also on pages in other languages, which show the same demos.
      'lang': DEFAULT_LANGUAGE,
      className,
      'style': { minHeight: height, background },
    },
    <>
      {!framed && (
        <ErrorBoundary
          of={shown}
          fallback={(error, retry) => (
            <>
              <Failure title={text('demo.failed')} error={error} onRetry={retry} />
              {import.meta.env.DEV && <OnUpdate run={retry} />}
            </>
          )}
        >
          {/* React refreshes what is mounted. A demo that has waited from the start is not. */}
          <Suspense key={round} fallback={import.meta.env.DEV && <OnUpdate run={startRound} />}>
            <Component {...args} />
          </Suspense>
        </ErrorBoundary>
      )}
      <DemoSlot scrolls={scrolls} slotRef={slotRef} />
    </>,
  );
});

/** Where the frames of an edited demo go. Until one is shown, it lies unseen over the original, as wide as that. */
export function DemoSlot({ scrolls, slotRef }: Pick<DemoPreviewProps, 'scrolls' | 'slotRef'>) {
  return <div ref={slotRef} className={styles.slot} data-demo-slot={scrolls ? 'fixed' : 'content'} />;
}

/** A demo as part of the text: what it shows, and nothing else. */
export function DemoInline({ id, component, height }: Pick<DemoProps, 'id' | 'component' | 'height'>) {
  return (
    <div id={`demo-${id}`} data-demo={id} data-markdown-ignore>
      <DemoPreview component={component} framed={false} height={height} />
    </div>
  );
}
