import { usePage, useText } from 'live-docs/components';
import type { Level } from './levels';
import { Label } from './label';

/** The status of a page, beside its title. It answers nothing, so readers have its markup and not its code. */
export default function Badge() {
  const level = usePage()?.of?.['status'] as Level | undefined;
  const text = useText();
  return level && <Label level={level}>{text(level)}</Label>;
}
