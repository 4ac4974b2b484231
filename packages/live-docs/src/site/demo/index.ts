export { DEMO_ELEMENT } from './demo-element';
export { DemoBlock } from './demo-block';
export { DemoInline } from './demo-inline';
export { LiveSessions } from './live-sessions';
export { createEmbeddedDemo, UNEMBEDDED } from './create-embedded-demo';
export { demoAddress } from './demo-address';
export { DemoPage } from './demo-page';
export { loadOwnArgs } from './load-own-args';
export { loadLinkedDemo } from './share/load-linked-demo';
