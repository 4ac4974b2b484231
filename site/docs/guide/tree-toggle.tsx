import type { ExpandIconProps } from '@rc-component/table';
import { ExpandButton } from '../demo/expand-button';

/** The expand icon of a row in a tree. */
export function TreeToggle(props: ExpandIconProps<{ name: string }>) {
  return <ExpandButton {...props} label={`Rows below ${props.record?.name}`} />;
}
