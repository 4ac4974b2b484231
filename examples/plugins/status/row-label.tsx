import { useText, type ApiRowProps } from 'live-docs/components';
import { Label } from './label';
import type { Level } from './levels';

/** The status of a property, if the site says one. @param properties statuses by full name. */
export default function RowLabel({ row, properties }: ApiRowProps & { properties: Record<string, Level> }) {
  const text = useText();
  const level = properties[`${row.interface}.${row.name}`];
  return level && <Label level={level}>{text(level)}</Label>;
}
