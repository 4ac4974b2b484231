import { Component, type ReactNode } from 'react';
import { toError } from 'live-playground/internal';

interface ErrorBoundaryProps {
  /** What the children show: an error of one thing says nothing of another. */
  of: unknown;
  /** What replaces the children once one of them threw; `retry` shows them anew. */
  fallback: (error: Error, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  of?: unknown;
  error?: Error | undefined;
}

/** Keeps an error of its children to itself. A class, since React catches errors in no other component. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return { error: toError(thrown) };
  }

  static getDerivedStateFromProps({ of }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return of === state.of ? null : { of, error: undefined };
  }

  private readonly retry = () => this.setState({ error: undefined });

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.fallback(error, this.retry) : this.props.children;
  }
}
