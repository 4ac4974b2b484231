export { DemoNeeds } from './demo-needs';
export { DemoTools } from './demo-tools';
