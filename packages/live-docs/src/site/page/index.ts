export { createMdxComponents } from './mdx-components';
export { Page } from './page';
