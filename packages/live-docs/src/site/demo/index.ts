export { DemoBlock } from './demo-block';
export { LiveSessions } from './live-sessions';
export { createFrameHost } from './create-frame-host';
export { demoAddress } from './demo-address';
export { DemoPage } from './demo-page';
export { loadLinkedDemo } from './share/load-linked-demo';
