import type { Reference } from '@rc-component/table';

const watched = new WeakSet<Element>();

/**
 * Ref callback for a table that scrolls: `<Table ref={focusableScrollArea} aria-label="Log" />`.
 * While something scrolls, Tab moves focus to the scrolling element, the arrow keys scroll it, and
 * it's a region with the table's name. The library has no prop for it.
 */
export function focusableScrollArea(table: Reference | null) {
  const area = table?.nativeElement.querySelector('.rc-table-body, .rc-table-content');
  const content = area?.querySelector('table');
  if (!area || !content || watched.has(content)) return;
  watched.add(content);

  const set = (attribute: string, value: string | null | undefined) =>
    value ? area.setAttribute(attribute, value) : area.removeAttribute(attribute);
  const update = () => {
    const scrolls = area.scrollWidth > area.clientWidth || area.scrollHeight > area.clientHeight;
    const name = content.getAttribute('aria-label') ?? content.caption?.textContent;
    set('tabindex', scrolls ? '0' : null);
    set('role', scrolls && name ? 'region' : null);
    set('aria-label', scrolls ? name : null);
  };
  update(); // an observer waits while `content-visibility` skips what is out of view
  const observer = new ResizeObserver(update);
  observer.observe(area);
  observer.observe(content);
}
