export { DemoBlock } from './demo-block';
export { DemoPage } from './demo-page';
