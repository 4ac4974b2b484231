export { Actions } from './actions';
export { Callout, type CalloutProps } from './callout';
export { CodeBlock, type CodeBlockProps } from './code-block';
export { CopyableCode } from './copyable-code';
export { createMdxComponents } from './mdx-components';
export { Page } from './page';
