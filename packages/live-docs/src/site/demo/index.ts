export { DemoBlock } from './demo-block';
export { LiveSessions } from './live-sessions';
