import type { ApiProperty } from '../shared/api';

/** Rows that a table shows at once. */
export const SHOWN = 10;
/** Fewer rows than these aren't worth a click. */
const WORTH_OPENING = 4;

/** The rows that a table shows at once: required properties first, then by how many demos use them. The others keep their order. */
export function splitProperties(properties: ApiProperty[]): { common: ApiProperty[]; rest: ApiProperty[] } {
  const sorted = [...properties].sort(compare);
  const required = properties.filter(({ required }) => required).length;
  const count = Math.max(SHOWN, required);
  if (sorted.length < count + WORTH_OPENING) return { common: sorted, rest: [] };
  const common = sorted.slice(0, count);
  return { common, rest: properties.filter((property) => !common.includes(property)) };
}

function compare(a: ApiProperty, b: ApiProperty): number {
  return (
    Number(b.required ?? false) - Number(a.required ?? false) ||
    Number(a.deprecated !== undefined) - Number(b.deprecated !== undefined) ||
    (b.demos?.length ?? 0) - (a.demos?.length ?? 0)
  );
}
