import type { ExpandIconProps } from '@rc-component/table';
import { ExpandButton } from '../demo/expand-button';

/** The expand icon of a record with a name. */
export function DetailsButton(props: ExpandIconProps<{ name: string }>) {
  return <ExpandButton {...props} label={`Details of ${props.record?.name}`} />;
}
