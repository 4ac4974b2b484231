import type { ReactNode } from 'react';
import { CodeBlock as Block } from 'live-docs/components';

/** `<CodeBlock>` of Docusaurus: code that isn't known while the site is built, so that it has no colours. */
export default function CodeBlock({
  language = 'text',
  title,
  children,
}: {
  language?: string;
  title?: string;
  children?: ReactNode;
}) {
  const text = String(children ?? '').trim();
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const html = escaped
    .split('\n')
    .map((line) => `<span class="line">${line}</span>`)
    .join('\n');
  return <Block lang={language} text={text} html={html} {...(title === undefined ? {} : { title })} />;
}
