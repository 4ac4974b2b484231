import type { ExpandIconProps } from '@rc-component/table';

/** An expand icon that's a button. The theme draws a chevron for its class names. */
export function DetailsButton({ prefixCls, expanded, expandable, record, onClick }: ExpandIconProps<{ name: string }>) {
  if (!expandable) return null;
  return (
    <button
      type="button"
      className={`${prefixCls}-row-expand-icon ${prefixCls}-row-${expanded ? 'expanded' : 'collapsed'}`}
      aria-label={`Details of ${record?.name}`}
      aria-expanded={expanded}
      onClick={onClick}
    />
  );
}
