import type { ComponentProps, ReactNode } from 'react';

/** `<Details>` of Docusaurus. */
export default function Details({
  summary,
  children,
  ...rest
}: Omit<ComponentProps<'details'>, 'summary'> & { summary?: ReactNode }) {
  return (
    <details {...rest}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  );
}
