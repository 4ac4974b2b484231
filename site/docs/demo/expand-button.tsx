import type { ExpandIconProps } from '@rc-component/table';

/**
 * An expand icon that is a button: focusable, and named by `label`.
 * The label stays the same in both states, because `aria-expanded` reports the state.
 */
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
