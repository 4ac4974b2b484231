/** An area of the window, in pixels. */
interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Where a demo's elements are: its preview, and what it has added to the body.
 * @param id of the demo. @returns nothing if the page doesn't show it, or an edited one is shown in its place.
 */
export function demoRoots(id: string): { roots: Element[]; isEdited: boolean } {
  const preview = document.getElementById(`demo-${id}`)?.querySelector('[data-demo-preview]');
  if (!preview) return { roots: [], isEdited: false };
  if (preview.hasAttribute('data-framed')) return { roots: [], isEdited: true };
  const added = [...document.body.children].filter(
    (element) => !element.matches('#root, script, style, link, [data-part-outline], [aria-hidden="true"]'),
  );
  return { roots: [preview, ...added], isEdited: false };
}

/** The elements of a part. @param roots see `demoRoots`. */
export const findElements = (selector: string, roots: readonly Element[]): Element[] =>
  roots.flatMap((root) => [
    ...(root.matches(selector) && !root.matches('[data-demo-preview]') ? [root] : []),
    ...root.querySelectorAll(selector),
  ]);

/** The innermost element at or around one that is of a part, with all parts that it's of. */
export function findPart<Row extends { selector: string }>(
  start: Element,
  rows: readonly Row[],
  roots: readonly Element[],
): { element: Element; rows: Row[] } | undefined {
  if (!roots.some((root) => root.contains(start))) return undefined;
  for (let element: Element | null = start; element; element = element.parentElement) {
    const at: Element = element;
    if (at.matches('[data-demo-preview]')) return undefined;
    const own = rows.filter(({ selector }) => at.matches(selector));
    if (own.length > 0) return { element: at, rows: own };
    if (roots.includes(at)) return undefined;
  }
  return undefined;
}

/** What is in sight of an element: its box, without what its ancestors cut off. @returns undefined if that's nothing. */
export function visibleArea(element: Element): Area | undefined {
  let area: Area = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    area = intersect(area, around.getBoundingClientRect());
  }
  return area.right >= area.left && area.bottom >= area.top ? area : undefined;
}

const intersect = (a: Area, b: Area): Area => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});
