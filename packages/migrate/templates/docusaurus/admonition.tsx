import type { ReactNode } from 'react';
import { Callout } from 'live-docs/components';

const KINDS: Record<string, 'note' | 'tip' | 'warning'> = {
  tip: 'tip',
  success: 'tip',
  warning: 'warning',
  caution: 'warning',
  danger: 'warning',
};

/** `<Admonition>` of Docusaurus as a callout. */
export default function Admonition({
  type,
  title,
  children,
}: {
  type?: string;
  title?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Callout kind={KINDS[type ?? ''] ?? 'note'}>
      {title && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      {children}
    </Callout>
  );
}
