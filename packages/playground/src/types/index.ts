/** The reader of types, and programs of code that is no demo. For `live-docs`, whose API reference reads the same declarations. */
export {
  type Place,
  type RowIndex,
  type Rows,
  TYPE_NAME,
  exportedType,
  findRows,
  indexRows,
  placeOf,
} from './find-rows';
export { openProgram } from './worker/open-program';
export type { CompilerParts } from './worker/project';
