/** The reader of types. For `live-docs`, whose API reference reads the same declarations. */
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
