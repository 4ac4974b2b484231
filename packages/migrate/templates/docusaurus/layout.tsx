import type { ReactNode } from 'react';

/** `<Layout>` of Docusaurus. The site has its layout around each page, so what is in it is all that's left. */
export default function Layout({ children }: { title?: string; description?: string; children?: ReactNode }) {
  return <>{children}</>;
}
