import { useEffect, useRef, useState } from 'react';

/** Milliseconds that it scrolls. */
const DURATION = 4000;
/** Pixels from one frame to the next. */
const STEP = 24;
/** Milliseconds from one frame to the next on a screen of 60 Hz. */
const FRAME = 1000 / 60;

/**
 * Scrolls by itself for four seconds and counts the frames that a screen of 60 Hz would have shown, and the browser didn't.
 * @param scrollTo scrolls to a distance from the top, in pixels.
 */
export function useSelfScroll(scrollTo: (top: number) => void) {
  const [isScrolling, setScrolling] = useState(false);
  const [dropped, setDropped] = useState<number>();
  const request = useRef(0);
  useEffect(() => () => cancelAnimationFrame(request.current), []);

  function start() {
    let frames = 0;
    let begun = 0;
    const step = (now: number) => {
      begun ||= now;
      scrollTo(frames * STEP);
      if (now - begun < DURATION) {
        frames += 1;
        request.current = requestAnimationFrame(step);
        return;
      }
      setDropped(Math.max(0, Math.round((now - begun) / FRAME) - frames));
      setScrolling(false);
    };
    setScrolling(true);
    request.current = requestAnimationFrame(step);
  }

  return { start, isScrolling, dropped };
}
