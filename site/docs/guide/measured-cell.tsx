import { useEffect, useRef, useState, type ComponentProps } from 'react';

/** A header cell that shows its width in pixels. */
export function MeasuredCell({ children, ...props }: ComponentProps<'th'>) {
  const cell = useRef<HTMLTableCellElement>(null);
  const [width, setWidth] = useState<number>();

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      setWidth(entry?.borderBoxSize[0]?.inlineSize),
    );
    if (cell.current) observer.observe(cell.current);
    return () => observer.disconnect();
  }, []);

  return (
    <th {...props} ref={cell}>
      {children} <span className="soft">{width && Math.round(width)}</span>
    </th>
  );
}
