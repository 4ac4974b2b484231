export { playground, type PlaygroundOptions } from './playground';
