import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type RefCallback,
  type SyntheticEvent,
} from 'react';
import styles from './type-cards.module.css';
import { TypeCode } from './type-code';
import { typeAnchor } from '../shared/api';

/** A name in a type and what it stands for. */
interface Shown {
  link: HTMLElement;
  definition: Definition;
}

/** Milliseconds in which the pointer may cross from a name to its card. */
const CROSSING = 200;

/**
 * Shows the definition of a name in a type while the pointer is on it, while it has the focus, or once it is tapped.
 * One card and one set of listeners serve all names below. Names in the card are for the pointer; the keyboard finds
 * them at the definition.
 */
export function TypeCards({ children, ref, ...props }: ComponentProps<'div'> & { ref: RefCallback<HTMLElement> }) {
  const root = useRef<HTMLElement>(null);
  const attach = useCallback(
    (element: HTMLElement | null) => {
      root.current = element;
      return ref(element);
    },
    [ref],
  );
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef(false);
  const [{ link, definition }, setShown] = useState<Partial<Shown>>({});

  const isInCard = (target: EventTarget | null) => target instanceof Node && card.current?.contains(target);
  /** The name that an event is about; those in the card lead to their definition, and have no card. */
  const linkAt = (event: SyntheticEvent) =>
    event.target instanceof Element && !isInCard(event.target)
      ? event.target.closest<HTMLElement>('[data-type]')
      : null;
  const show = (next: HTMLElement | undefined) => {
    clearTimeout(leaving.current);
    const definition = next && readDefinition(next.dataset['type'] ?? '');
    setShown(next && definition ? { link: next, definition } : {});
  };

  // What the reader is on as the page starts.
  useEffect(() => {
    const name = root.current?.querySelector<HTMLElement>('[data-type]:hover');
    const definition = name && readDefinition(name.dataset['type'] ?? '');
    if (name && definition) setShown((shown) => (shown.link ? shown : { link: name, definition }));
  }, []);

  useLayoutEffect(() => {
    const element = card.current;
    if (!link || !element) return;
    link.setAttribute('aria-describedby', id);
    // Before Firefox 125 and Safari 17 it's a part of what's around.
    if ('showPopover' in element) element.showPopover();
    placeCard(element, link.getBoundingClientRect());
    return () => link.removeAttribute('aria-describedby');
  }, [link, id]);

  useEffect(() => {
    if (!link) return;
    const hide = () => setShown({});
    // A page scrolls by itself, too: when what's above the name gets its size, the browser holds the name in its place.
    const follow = () => card.current && placeCard(card.current, link.getBoundingClientRect());
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    const onPointer = ({ target }: Event) => {
      if (target instanceof Node && !card.current?.contains(target) && !link.contains(target)) hide();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    window.addEventListener('scroll', follow, { passive: true, capture: true });
    window.addEventListener('hashchange', hide);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('hashchange', hide);
    };
  }, [link]);

  return (
    <div
      {...props}
      ref={attach}
      onPointerDown={(event) => {
        touched.current = event.pointerType === 'touch';
      }}
      onPointerCancel={() => {
        touched.current = false;
      }}
      onPointerOver={(event) => {
        const over = linkAt(event);
        if (event.pointerType === 'touch') return;
        if (over) show(over);
        else if (isInCard(event.target)) clearTimeout(leaving.current);
      }}
      onPointerOut={(event) => {
        if (event.pointerType === 'touch' || !link) return;
        // What else the pointer leaves has no say: the focus may have brought the card.
        if (!isInCard(event.target) && linkAt(event) !== link) return;
        clearTimeout(leaving.current);
        leaving.current = setTimeout(() => setShown({}), CROSSING);
      }}
      onFocus={(event) => {
        const focused = linkAt(event);
        if (focused?.matches(':focus-visible')) show(focused);
      }}
      onBlur={(event) => {
        // A press on a name in the card takes the focus there.
        if (linkAt(event) && !isInCard(event.relatedTarget)) show(undefined);
      }}
      onClick={(event) => {
        const name = linkAt(event);
        const isTap = touched.current;
        touched.current = false;
        // The second tap on a name follows it.
        if (!isTap || !name || name === link) return;
        event.preventDefault();
        show(name);
      }}
    >
      {children}
      {definition && (
        <div ref={card} id={id} role="tooltip" popover="manual" lang="en" className={styles.card}>
          {/* The keyboard passes its links by. */}
          <TypeCode html={definition.html.replaceAll('<a ', '<a tabindex="-1" ')} />
          {definition.from && <span>{definition.from}</span>}
        </div>
      )}
    </div>
  );
}

/** Pixels between a card and what it belongs to, and the window's edge. */
const GAP = 6;
const EDGE = 12;

/** Puts a fixed card below a place in the window, or above it where there is more room. */
function placeCard(card: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { width, height } = card.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = clientHeight - bottom >= height + GAP + EDGE || clientHeight - bottom >= top;
  const x = Math.max(EDGE, Math.min(left, clientWidth - width - EDGE));
  const y = isBelow ? bottom + GAP : top - height - GAP;
  const move = (fromLeft: number, fromTop: number) => {
    card.style.left = `${fromLeft}px`;
    card.style.top = `${fromTop}px`;
  };
  move(x, y);
  // Out of the top layer, what's around may be what it's placed in.
  const at = card.getBoundingClientRect();
  move(2 * x - at.left, 2 * y - at.top);
}

/** A definition as markup, and the package that declares it, if that isn't the documented one. */
interface Definition {
  html: string;
  from: string | undefined;
}

/** Reads the definition of a name from the page, which lists those of all names in its tables: see `ApiTypes`. */
function readDefinition(name: string): Definition | undefined {
  const entry = document.getElementById(typeAnchor(name));
  const code = entry?.querySelector('dd code');
  return code ? { html: code.innerHTML, from: entry?.querySelector('dt span')?.textContent } : undefined;
}
