import { useEffect, useRef, useState, type ReactNode } from 'react';
import './top-scroll-bar.css';

/**
 * Puts a second horizontal scroll bar above the table in it. It's for the mouse only: the keyboard
 * scrolls the table itself.
 */
export function TopScrollBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);

  useEffect(() => {
    const top = bar.current;
    const area = top?.parentElement?.querySelector('.rc-table-body, .rc-table-content');
    const content = area?.querySelector('table');
    if (!top || !area || !content) return undefined;

    // Setting a position that an element already has fires no event, so the two don't loop.
    const moveTable = () => void (area.scrollLeft = top.scrollLeft);
    const moveBar = () => void (top.scrollLeft = area.scrollLeft);
    top.addEventListener('scroll', moveTable);
    area.addEventListener('scroll', moveBar);
    const observer = new ResizeObserver(() => setWidth(area.scrollWidth));
    observer.observe(content);

    return () => {
      top.removeEventListener('scroll', moveTable);
      area.removeEventListener('scroll', moveBar);
      observer.disconnect();
    };
  }, []);

  return (
    <div>
      <div ref={bar} className="top-scroll-bar" aria-hidden="true">
        <div style={{ width }} />
      </div>
      {children}
    </div>
  );
}
