import { useEffect, useId, useLayoutEffect, useRef, useState, type HTMLAttributes, type SyntheticEvent } from 'react';
import type { ApiDefinition } from '../../model';
import { placeCard } from './place-card';
import styles from './type-cards.module.css';
import { typeText } from './type-markup';
import { useFollow } from './use-follow';

interface TypeCardsProps extends HTMLAttributes<HTMLDivElement> {
  definitions: Record<string, ApiDefinition>;
}

/** Milliseconds in which the pointer may cross from a name to its card. */
const CROSSING = 200;

/**
 * Shows the definition of a name in a type while the pointer is on it, while it has the focus, or once it is tapped.
 * One card and one set of listeners serve all names below.
 */
export function TypeCards({ definitions, children, ...props }: TypeCardsProps) {
  const id = useId();
  const follow = useFollow();
  const card = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef(false);
  const [link, setLink] = useState<HTMLElement>();
  const name = link?.dataset['type'] ?? '';
  const definition = definitions[name];

  const linkAt = (event: SyntheticEvent) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-type]') : null;
  const show = (next: HTMLElement | undefined) => {
    clearTimeout(leaving.current);
    setLink(next);
  };

  useLayoutEffect(() => {
    const element = card.current;
    if (!link || !element) return;
    link.setAttribute('aria-describedby', id);
    element.showPopover();
    placeCard(element, link.getBoundingClientRect());
    return () => link.removeAttribute('aria-describedby');
  }, [link, id]);

  useEffect(() => {
    if (!link) return;
    const hide = () => setLink(undefined);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    const onPointer = ({ target }: Event) => {
      if (target instanceof Node && !card.current?.contains(target) && !link.contains(target)) hide();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    window.addEventListener('scroll', hide, { passive: true });
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
      window.removeEventListener('scroll', hide);
    };
  }, [link]);

  return (
    <div
      {...props}
      onPointerDown={(event) => {
        touched.current = event.pointerType === 'touch';
      }}
      onPointerOver={(event) => {
        const over = linkAt(event);
        const onCard = event.target instanceof Node && card.current?.contains(event.target);
        if (event.pointerType === 'touch') return;
        if (over) show(over);
        else if (onCard) clearTimeout(leaving.current);
      }}
      onPointerOut={(event) => {
        if (event.pointerType === 'touch' || !link) return;
        clearTimeout(leaving.current);
        leaving.current = setTimeout(() => setLink(undefined), CROSSING);
      }}
      onFocus={(event) => {
        const focused = linkAt(event);
        if (focused?.matches(':focus-visible')) show(focused);
      }}
      onBlur={(event) => linkAt(event) && show(undefined)}
      onClick={(event) => {
        const tapped = linkAt(event);
        if (!tapped || !touched.current) return follow(event);
        event.preventDefault();
        show(tapped);
      }}
    >
      {children}
      {definition && (
        <div ref={card} id={id} role="tooltip" popover="manual" lang="en" className={styles.card}>
          <code translate="no">{typeText(definition.text)}</code>
          {definition.from && <span>{definition.from}</span>}
        </div>
      )}
    </div>
  );
}
