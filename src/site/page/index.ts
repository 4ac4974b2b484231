export { chooseTab } from './choose-tab';
export { createMdxComponents } from './mdx-components';
export { Page } from './page';
