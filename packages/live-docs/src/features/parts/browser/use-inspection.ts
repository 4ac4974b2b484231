import { useEffect, useEffectEvent, useRef } from 'react';
import type { PartRow } from '../shared/parts';
import { demoRoots, findPart } from './find-parts';

/** What is pointed at: rows, or an element of a demo and the rows about it. */
export interface Pointed {
  element?: Element;
  rows: readonly PartRow[];
}

interface Inspection {
  /** Id of the demo. */
  demo: string;
  rows: readonly PartRow[];
  /** Called with what the pointer is on; undefined for what is no part. */
  onPoint: (pointed: Pointed | undefined) => void;
  /** Called with what is clicked or tapped. */
  onChoose: (pointed: Pointed) => void;
  onEnd: () => void;
}

/** Names what is pointed at in a demo while it's on. The demo itself gets no click then. Escape ends it. */
export function useInspection(isOn: boolean, { demo, rows, onPoint, onChoose, onEnd }: Inspection): void {
  const find = useEffectEvent(({ target }: Event) => {
    const { roots } = demoRoots(demo);
    const isIn = target instanceof Element && roots.some((root) => root.contains(target));
    return { isIn, pointed: isIn ? findPart(target, rows, roots) : undefined };
  });
  const wasIn = useRef(false);
  const move = useEffectEvent((event: Event) => {
    const { isIn, pointed } = find(event);
    // Elsewhere, rows tell what is pointed at.
    if (isIn || wasIn.current) onPoint(pointed);
    wasIn.current = isIn;
  });
  const press = useEffectEvent((event: Event) => {
    const { isIn, pointed } = find(event);
    if (!isIn) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click' && pointed) onChoose(pointed);
  });
  const key = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && onEnd());
  useEffect(() => {
    if (!isOn) return;
    const scope = new AbortController();
    const { signal } = scope;
    document.addEventListener('pointermove', (event) => move(event), { signal, passive: true });
    for (const type of ['pointerdown', 'mousedown', 'click'])
      document.addEventListener(type, (event) => press(event), { signal, capture: true });
    document.addEventListener('keydown', (event) => key(event), { signal });
    return () => scope.abort();
  }, [isOn]);
}
