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

  const observer = new ResizeObserver(() => {
    const scrolls = area.scrollWidth > area.clientWidth || area.scrollHeight > area.clientHeight;
    const name = content.getAttribute('aria-label') ?? content.caption?.textContent ?? '';
    const attributes = { 'tabindex': '0', 'role': 'region', 'aria-label': name };
    for (const [attribute, value] of Object.entries(attributes)) {
      if (scrolls) area.setAttribute(attribute, value);
      else area.removeAttribute(attribute);
    }
  });
  observer.observe(area);
  observer.observe(content);
}
