import { Component, useState, type ReactNode } from 'react';

interface PageShieldsProps {
  /** What tells one page from another. */
  page: string | undefined;
  children: ReactNode;
}

/**
 * Keeps what a page throws on its way out from the page that follows. A demo's own boundary goes with the page, so React gives an
 * error of its cleanup to what is around the page. That stays, empty, beside the next one.
 */
export function PageShields({ page, children }: PageShieldsProps) {
  const [[shown, before], setShown] = useState<[shown: string | undefined, before?: string | undefined]>([page]);
  if (page !== shown) setShown([page, shown]);
  return (
    <>
      {before !== undefined && <Shield key={before} />}
      {page !== undefined && <Shield key={page}>{children}</Shield>}
    </>
  );
}

/** Ends errors of what is removed from it. What can't be rendered is tried once more, and is an error of what is around. */
class Shield extends Component<{ children?: ReactNode }> {
  static getDerivedStateFromError(): null {
    return null;
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
