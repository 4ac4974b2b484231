export { DemoTools } from './demo-tools';
