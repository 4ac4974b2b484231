import { useEffect, useRef, useState } from 'react';
import type { TocEntry } from '../../model';
import { useLocation } from '../navigation';
import { findCurrentSection } from './find-current-section';

/** A little more than the root's `scroll-padding-top`, so that a heading just jumped to counts as reached. */
const OFFSET = 96;

interface Jump {
  id: string;
  /** Where the window came to rest, once known. */
  top?: number;
}

/**
 * Follows the section being read. One that was jumped to is current until the reader scrolls on, even where the page
 * is too short to bring it to the top.
 */
export function useCurrentSection(toc: TocEntry[]): { current: string | undefined; jumpTo: (id: string) => void } {
  const { hash } = useLocation();
  const [current, setCurrent] = useState<string>();
  const jump = useRef<Jump>(null);
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
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
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
