import type { ExpandIconProps } from '@rc-component/table';

/** An expand icon that the keyboard reaches. Its name stays the same: `aria-expanded` says the rest. */
export function ExpandButton<Row>({
  prefixCls,
  expanded,
  expandable,
  onClick,
  label,
}: ExpandIconProps<Row> & { label: string }) {
  const className = `${prefixCls}-row-expand-icon`;
  if (!expandable) return <span className={`${className} ${prefixCls}-row-spaced`} />;
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={expanded}
      className={`${className} ${prefixCls}-row-${expanded ? 'expanded' : 'collapsed'}`}
      onClick={onClick}
    />
  );
}
