export { OfflinePart } from './offline';
