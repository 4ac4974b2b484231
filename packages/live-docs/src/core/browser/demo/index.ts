export { DemoBlock, DemoInline } from './demo-block';
export { createEmbeddedDemo, UNEMBEDDED } from './create-embedded-demo';
export { demoAddress, linkedDemo, linksTo } from './demo-address';
export { DemoPage } from './demo-page';
export { loadOwnArgs, loadLinkedDemo } from './load-own';
