import type { ReactNode } from 'react';
import useIsBrowser from './use-is-browser';

/** `<BrowserOnly>` of Docusaurus: what the server can't render. */
export default function BrowserOnly({ children, fallback }: { children?: () => ReactNode; fallback?: ReactNode }) {
  return <>{useIsBrowser() ? children?.() : fallback}</>;
}
