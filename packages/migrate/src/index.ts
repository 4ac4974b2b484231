export { migrate, type MigrateOptions } from './migrate';
