import type { ReactNode } from 'react';
import type { SlotPart } from '../../model';
import { ErrorBoundary } from '../ui/error-boundary';
import { OnUpdate } from '../ui/hot';
import { Problems } from '../ui/problems';

interface PartBoundaryProps {
  part: Pick<SlotPart, 'feature'>;
  /** The place that it's added to. */
  name: string;
  children: ReactNode;
}

/** Keeps a part that throws from the rest of the page: while developing its place says why, and in a built site it stays empty. */
export function PartBoundary({ part, name, children }: PartBoundaryProps) {
  return (
    <ErrorBoundary
      of={part}
      fallback={(error, retry) => (import.meta.env.DEV ? <FailedPart {...{ name, part, error, retry }} /> : null)}
    >
      {children}
    </ErrorBoundary>
  );
}

interface FailedPartProps extends Omit<PartBoundaryProps, 'children'> {
  error: Error;
  retry: () => void;
}

function FailedPart({ name, part, error, retry }: FailedPartProps) {
  const problem = {
    file: 'site.config.ts',
    found: `the feature "${part.feature}" failed in the slot "${name}": ${error.message}`,
    expected: 'a component that renders without an error',
    fix: 'Correct the feature or its options, or leave it out',
  };
  return (
    <>
      <Problems problems={[problem]} />
      <OnUpdate run={retry} />
    </>
  );
}
