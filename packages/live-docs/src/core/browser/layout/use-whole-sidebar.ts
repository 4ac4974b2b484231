import { startTransition, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { PageSidebar, SidebarGroup } from '../../model';
import { dataAt, useResources } from '../loading';
import { toError, whenIdle } from 'live-playground/ui';
import { keepPlace, measureLinks, type LinkTops } from './keep-place';

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
  const before = useRef<LinkTops>(undefined);
  const shown = file && whole?.file === file ? whole.groups : groups;

  useLayoutEffect(() => {
    if (box.current && before.current) keepPlace(box.current, before.current);
    before.current = undefined;
  }, [box, shown]);

  const wholeAt = (address: string) => dataAt<SidebarGroup[]>(resources, address, 'sidebar');
  const show = (all: SidebarGroup[] | undefined) => {
    if (!file || !all || !box.current) return;
    setProblem(undefined);
    before.current = measureLinks(box.current);
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
