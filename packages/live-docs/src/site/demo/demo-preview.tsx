import { memo, Suspense, type ComponentType } from 'react';
import { useText } from '../locale';
import { ErrorBoundary } from '../ui/error-boundary';
import { DemoFailure } from './demo-failure';

interface DemoPreviewProps {
  component: ComponentType;
  /** Height to reserve, in pixels. */
  height?: number;
  className?: string;
}

/** A running demo. It hydrates by itself and fails by itself, and nothing around it renders it again. */
export const DemoPreview = memo(function DemoPreview({ component: Component, height, className }: DemoPreviewProps) {
  const text = useText();
  return (
    <div data-demo-preview className={className} style={{ minHeight: height }}>
      <ErrorBoundary
        of={Component}
        fallback={(error, retry) => <DemoFailure title={text('demo.failed')} error={error} onRetry={retry} />}
      >
        <Suspense>
          <Component />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
});
