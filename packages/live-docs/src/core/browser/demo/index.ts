export { DemoBlock } from './demo-block';
export { createEmbeddedDemo, UNEMBEDDED } from './create-embedded-demo';
export { linkedDemo, linksTo } from './demo-address';
export { DemoInline } from './demo-preview';
export { DemoPage } from './demo-page';
export { loadOwnArgs, loadLinkedDemo } from './load-own';
