export { watchFor } from '../../../packages/live-docs/tests/e2e/watch-for';
