import { startTransition, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { PageSidebar, SidebarGroup } from '../../model';
import { dataAt, useResources } from '../loading';
import { toError, whenIdle } from 'live-playground/ui';

/** A sidebar as far as it's there. */
interface WholeSidebar {
  groups: SidebarGroup[];
  /** What kept the rest from a reader who wanted it. */
  problem: Error | undefined;
  /** Fetches the rest at once, or again after a failure. */
  fetchRest: () => void;
}

/**
 * The whole sidebar, once it's there: a page lists a part of a long one, and the rest is fetched in idle time.
 * @param box what shows it. For one that a narrow window hides, nothing is fetched until it's wanted.
 */
export function useWholeSidebar({ groups, file }: PageSidebar, box: RefObject<HTMLElement | null>): WholeSidebar {
  const resources = useResources();
  const [whole, setWhole] = useState<{ file: string; groups: SidebarGroup[] }>();
  const [problem, setProblem] = useState<Error>();
  const anchor = useRef<Anchor>(undefined);
  const shown = file && whole?.file === file ? whole.groups : groups;

  useLayoutEffect(() => {
    const { link, top = 0 } = anchor.current ?? {};
    if (box.current && link?.isConnected) box.current.scrollTop += topIn(box.current, link) - top;
    anchor.current = undefined;
  }, [box, shown]);

  const wholeAt = (address: string) => dataAt<SidebarGroup[]>(resources, address, 'sidebar');
  const show = (all: SidebarGroup[] | undefined) => {
    if (!file || !all || !box.current) return;
    setProblem(undefined);
    anchor.current = findAnchor(box.current);
    // Thousands of links: rendered in slices, between which the page answers.
    startTransition(() => setWhole((last) => (last?.file === file ? last : { file, groups: all })));
  };
  const fetchRest = () => {
    if (!file || whole?.file === file) return;
    wholeAt(file)
      .load({ stay: true })
      .then(show, (error: unknown) => setProblem(toError(error)));
  };

  useEffect(() => {
    if (!file || box.current?.offsetParent === null) return;
    return whenIdle(() => void wholeAt(file).prefetch().then(show));
    // Once for each file.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [file]);

  return { groups: shown, problem, fetchRest };
}

/** A link of a sidebar, and its distance from the top of what it scrolls in, which scrolling doesn't change. */
interface Anchor {
  link: Element;
  top: number;
}

/** What must not move while the list grows: the link with the focus, under the pointer, or of the current page; else the first in sight. */
function findAnchor(box: Element): Anchor | undefined {
  const { top, bottom } = box.getBoundingClientRect();
  const links = [...box.querySelectorAll('a')].filter((link) => {
    const place = link.getBoundingClientRect().top;
    return place >= top && place < bottom;
  });
  const meant = [':focus', ':hover', '[aria-current]', 'a'].map((one) => links.find((link) => link.matches(one)));
  const link = meant.find((one) => one !== undefined);
  return link && { link, top: topIn(box, link) };
}

const topIn = (box: Element, link: Element) =>
  link.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
