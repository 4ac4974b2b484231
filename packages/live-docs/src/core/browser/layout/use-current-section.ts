import { useEffect, useRef, useState } from 'react';
import type { TocEntry } from '../../model';
import { useLocation } from '../navigation';

/** A little more than the root's `scroll-padding-top`, so that a heading just jumped to counts as reached. */
const OFFSET = 96;

/**
 * Follows the section being read. One that was jumped to is current until the reader scrolls on, even where the page
 * is too short to bring it to the top.
 */
export function useCurrentSection(toc: TocEntry[]): { current: string | undefined; jumpTo: (id: string) => void } {
  const { hash } = useLocation();
  const [current, setCurrent] = useState<string>();
  /** The section that was jumped to, and where the window came to rest, once that's known. */
  const jump = useRef<{ id: string; top?: number }>(null);
  const ids = toc.map((entry) => entry.id).join(' ');

  const jumpTo = (id: string) => {
    jump.current = { id };
    requestAnimationFrame(() => {
      if (jump.current?.id !== id || !isInSight(id)) return;
      jump.current.top = window.scrollY;
      setCurrent(id);
    });
  };

  useEffect(() => {
    const id = ids.split(' ').find((id) => hash === `#${id}` || hash === `#${encodeURIComponent(id)}`);
    if (id) jumpTo(id);
  }, [hash, ids]);

  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      if (jump.current?.top !== undefined && Math.abs(jump.current.top - window.scrollY) < 2) return;
      jump.current = null;
      setCurrent(readCurrentSection(ids.split(' ')));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    onScroll();
    const scope = new AbortController();
    for (const type of ['scroll', 'resize'])
      window.addEventListener(type, onScroll, { passive: true, signal: scope.signal });
    return () => {
      cancelAnimationFrame(frame);
      scope.abort();
    };
  }, [ids]);

  return { current, jumpTo };
}

function isInSight(id: string): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top;
  return top !== undefined && top >= 0 && top < window.innerHeight;
}

function readCurrentSection(ids: string[]): string | undefined {
  const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
  const tops = headings.map((heading) => heading.getBoundingClientRect().top + window.scrollY);
  const max = document.documentElement.scrollHeight - window.innerHeight;
  return headings[findCurrentSection(tops, { top: window.scrollY, max, offset: OFFSET })]?.id;
}

/** Where the window is in a page, in pixels. */
interface ScrollState {
  /** How far the page is scrolled. */
  top: number;
  /** How far it can be. */
  max: number;
  /** Height at the window's top within which a heading counts as reached. */
  offset: number;
}

/**
 * Finds the section being read.
 * Headings near the page's end never reach the window's top. They take turns over the last stretch of scrolling, the
 * last one at the very end.
 * @param tops distances of the headings from the page's top, ascending.
 * @returns an index, -1 above the first heading.
 */
export function findCurrentSection(tops: number[], { top, max, offset }: ScrollState): number {
  const starts = tops.map((heading) => heading - offset);
  const reachable = starts.filter((start) => start <= max).length;
  const from = Math.max(0, starts[reachable - 1] ?? 0);
  const step = (max - from) / (starts.length - reachable);
  return starts.findLastIndex((start, index) => {
    const threshold = index < reachable ? start : from + step * (index - reachable + 1);
    // A pixel less: scroll positions are rounded on some screens.
    return threshold - 1 <= top;
  });
}
