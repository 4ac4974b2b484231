/**
 * How many rows each cell of a column spans, if equal neighbours are merged: the first cell of a
 * run spans all of it, and the others get 0.
 * @param rows in the order in which they show.
 * @param isSame whether a row's cell belongs to that of the row before it.
 */
export function mergeEqual<Row>(
  rows: readonly Row[],
  isSame: (row: Row, previous: Row) => boolean,
): number[] {
  const spans = rows.map(() => 0);
  let first = 0;
  rows.forEach((row, index) => {
    const previous = rows[index - 1];
    if (previous === undefined || !isSame(row, previous)) first = index;
    spans[first] = index - first + 1;
  });
  return spans;
}
