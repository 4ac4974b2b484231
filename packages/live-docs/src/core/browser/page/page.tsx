import type { ReactNode } from 'react';
import type { ContentProps, PageContent, PageModule, Problem } from '../../model';
import { HotFailure, OnUpdate } from '../ui/hot';
import { Problems } from '../ui/problems';
import { ErrorBoundary } from '../ui/error-boundary';
import styles from './page.module.css';
import { Runs } from './runs';

interface PageProps extends ContentProps {
  module: PageModule;
}

/** What a page or its chosen tab says, below the title that the layout shows. */
export function Page({ module, ...props }: PageProps) {
  return module.Tabs ? (
    <module.Tabs module={module} {...props} />
  ) : (
    <Part of={module.Content} page={module} file={module.meta} {...props} />
  );
}

interface PartProps extends ContentProps {
  of: PageContent;
  /** The page whose text the content shows; absent for tabs, which have theirs themselves. */
  page?: PageModule;
  /** Where it comes from, and what is wrong there. Absent where no script runs. */
  file?: { filename: string; problems?: Problem[] };
}

/** What a page or a tab says. */
export function Part({ of: Content, page, file, ...props }: PartProps) {
  const content = page?.text ? <Runs page={page} {...props} /> : <Content {...props} />;
  return (
    <div className={styles.content}>
      {import.meta.env.DEV && file ? (
        <>
          {file.problems && <Problems problems={file.problems} />}
          <HotFailure file={file.filename} />
          <RenderProblem of={Content} file={file.filename}>
            {content}
          </RenderProblem>
        </>
      ) : (
        content
      )}
    </div>
  );
}

interface RenderProblemProps {
  /** What the children render. */
  of: unknown;
  /** Path of its file from the site's root. */
  file: string;
  children: ReactNode;
}

/** While developing: shows in the place of a page's content why React can't render it, until it can. */
function RenderProblem({ of, file, children }: RenderProblemProps) {
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
