import type { ComponentProps } from 'react';

/** `<Heading as="h2">` of Docusaurus. */
export default function Heading({
  as: Tag = 'h2',
  ...rest
}: ComponentProps<'h2'> & { as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' }) {
  return <Tag {...rest} />;
}
