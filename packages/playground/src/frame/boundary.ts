import {
  Component,
  createElement,
  Suspense,
  useLayoutEffect,
  type ErrorInfo,
  type ReactNode,
  type ComponentType,
} from 'react';

interface BoundaryProps {
  /** Called before what was rendered comes into the document. */
  onCommit(): void;
  /** Called while what was rendered before is still in the document. */
  onError(): void;
  /** Told of what was thrown, once nothing is rendered any more. */
  onCaught(error: unknown, componentStack: string): void;
  children?: ReactNode;
}

/** Renders nothing once its children have thrown. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(error: unknown): { failed: boolean } {
    // React 18 would write to the console, too.
    if (error instanceof Error) Reflect.set(error, '_suppressLogging', true);
    return { failed: true };
  }

  override getSnapshotBeforeUpdate(_: BoundaryProps, { failed }: { failed: boolean }): null {
    this.props.onCommit();
    if (this.state.failed && !failed) this.props.onError();
    return null;
  }

  // React wants one beside getSnapshotBeforeUpdate.
  override componentDidUpdate(): void {}

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.props.onCaught(error, componentStack ?? '');
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

interface WaitingProps {
  of: ComponentType;
  props: Record<string, unknown>;
  /** Told when the demo begins to wait for a promise, and when it doesn't any more. */
  onWait(isWaiting: boolean): void;
  /** What is shown meanwhile. */
  picture: readonly Node[];
}

/** A demo that may wait for a promise. */
export function Waiting({ of, props, onWait, picture }: WaitingProps) {
  return createElement(Suspense, { fallback: createElement(Fallback, { onWait, picture }) }, createElement(of, props));
}

function Fallback({ onWait, picture }: Pick<WaitingProps, 'onWait' | 'picture'>) {
  useLayoutEffect(() => {
    onWait(true);
    return () => onWait(false);
  }, [onWait]);
  return createElement('div', {
    ref: (element: HTMLElement | null) => {
      if (!element) return;
      // React 18 doesn't know the attribute.
      element.inert = true;
      element.replaceChildren(...picture);
    },
  });
}
