/** A demo at an address of its own. Beside `index.ts`, so that neither kind of page loads what the other one needs. */
export { createFrameHost } from './create-frame-host';
export { demoAddress } from './demo-address';
export { DemoPage } from './demo-page';
export { loadLinkedDemo } from './share/load-linked-demo';
