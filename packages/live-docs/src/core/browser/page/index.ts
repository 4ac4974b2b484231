export { Actions } from './actions';
export { Callout } from './callout';
export { CodeBlock } from './code-block';
export { createMdxComponents } from './mdx-components';
export { Page } from './page';
