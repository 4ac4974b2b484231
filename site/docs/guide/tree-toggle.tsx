import type { ExpandIconProps } from '@rc-component/table';

/** The icon of a row in a tree. A row without children gets a gap of the same width. */
export function TreeToggle({ prefixCls, expanded, expandable, record, onClick }: ExpandIconProps<{ name: string }>) {
  const className = `${prefixCls}-row-expand-icon`;
  if (!expandable) return <span className={className} />;
  return (
    <button
      type="button"
      className={`${className} ${prefixCls}-row-${expanded ? 'expanded' : 'collapsed'}`}
      aria-label={`Rows below ${record?.name}`}
      aria-expanded={expanded}
      onClick={onClick}
    />
  );
}
