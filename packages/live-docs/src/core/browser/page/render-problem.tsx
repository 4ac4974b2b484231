import type { ReactNode } from 'react';
import { ErrorBoundary } from '../ui/error-boundary';
import { OnUpdate } from '../ui/on-update';
import { Problems } from '../ui/problems';

interface RenderProblemProps {
  /** What the children render. */
  of: unknown;
  /** Path of its file from the site's root. */
  file: string;
  children: ReactNode;
}

/** While developing: shows in the place of a page's content why React can't render it, until it can. */
export function RenderProblem({ of, file, children }: RenderProblemProps) {
  const problem = (error: Error) => ({
    file,
    found: `the page cannot be rendered: ${error.message}`,
    expected: 'content that renders without an error',
    fix: 'Correct what the message names; the console has the components',
  });
  return (
    <ErrorBoundary
      of={of}
      fallback={(error, retry) => (
        <>
          <Problems problems={[problem(error)]} />
          <OnUpdate run={retry} />
        </>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
