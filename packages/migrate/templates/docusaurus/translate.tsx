import { Fragment, type ReactNode } from 'react';

type Values = Record<string, ReactNode>;

/** A text whose parts in braces are values. */
const parts = (text: string, values: Values = {}): ReactNode[] =>
  text.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 1 ? (values[part] ?? `{${part}}`) : part));

/** `<Translate>` of Docusaurus, in the default language. */
export default function Translate({
  children = '',
  values,
}: {
  id?: string;
  description?: string;
  children?: string;
  values?: Values;
}) {
  return parts(children, values).map((part, at) => <Fragment key={at}>{part}</Fragment>);
}

/** `translate({ message })` of Docusaurus, in the default language. */
export const translate = (
  { message = '' }: { id?: string; message?: string; description?: string },
  values?: Record<string, string | number>,
) => parts(message, values).join('');
