export { Header } from '../../../src/core/browser/layout/header';
export { PageFooter } from '../../../src/core/browser/layout/page-footer';
export { PageTitle, StartPage } from '../../../src/core/browser/layout/page-title';
export { Callout } from '../../../src/core/browser/page/callout';
export { CodeBlock } from '../../../src/core/browser/page/code-block';
