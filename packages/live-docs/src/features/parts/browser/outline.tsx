import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { visibleArea } from './find-parts';
import styles from './parts.module.css';

/** More boxes than these show nothing, and cost as much as the page. */
const MOST = 120;

interface OutlineProps {
  /** What is outlined, as it's in the page at that moment. */
  find: () => readonly Element[];
  /** What it's called, beside the first of them. */
  name: string;
}

/** Boxes around elements, which follow them however they move. They're over the page and never in the pointer's way. */
export function Outline({ find, name }: OutlineProps) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = layer.current;
    if (!box) return;
    const draw = () => {
      const areas = find()
        .slice(0, MOST)
        .flatMap((element) => visibleArea(element) ?? []);
      const boxes = [...box.children];
      for (let at = boxes.length; at < areas.length; at++) box.append(document.createElement('div'));
      for (const left of boxes.slice(areas.length)) left.remove();
      areas.forEach(({ left, top, right, bottom }, at) => {
        const { style } = box.children[at] as HTMLElement;
        style.transform = `translate(${left}px, ${top}px)`;
        style.width = `${right - left}px`;
        style.height = `${bottom - top}px`;
      });
      const [first] = box.children;
      if (first && first.getAttribute('data-name') !== name) first.setAttribute('data-name', name);
      frame = requestAnimationFrame(draw);
    };
    let frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [find, name]);
  return createPortal(<div ref={layer} className={styles.outline} data-part-outline aria-hidden />, document.body);
}
