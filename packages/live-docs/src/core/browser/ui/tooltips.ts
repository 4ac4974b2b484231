import styles from './tooltips.module.css';

/** Milliseconds until a name is shown: to a pointer that rests, and to a finger that stays. */
const DELAY = { mouse: 400, touch: 500 };
/** Milliseconds that it stays after a pointer has left, which may be on its way to it, and after a finger has. */
const STAY = { mouse: 120, touch: 1500 };
/** Pixels to its button, and to the window's edges. */
const GAP = 6;

/**
 * Shows the names of buttons that have only an icon (`data-tooltip`) when a pointer rests on them, the focus comes by keyboard,
 * or a finger stays on them; that press does nothing else. Escape closes it. It's hidden from screen readers, which say the name.
 * @param root takes the tooltip, and has the buttons.
 * @param held the button that a finger is on already.
 * @returns what ends it.
 */
export function followTooltips(root: HTMLElement, held?: HTMLElement): () => void {
  const scope = new AbortController();
  const tip = document.createElement('div');
  tip.className = styles.tip!;
  tip.setAttribute('aria-hidden', 'true');
  // Above dialogs, where the browser knows how.
  tip.popover = 'manual';
  tip.hidden = true;
  root.append(tip);
  let named: HTMLElement | undefined;
  /** Pressed: it says nothing more until the pointer comes again. */
  let pressed: HTMLElement | undefined;
  let isHeld = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (run: () => void, milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, milliseconds);
  };
  const hide = () => {
    clearTimeout(timer);
    named = undefined;
    if (tip.hidden) return;
    tip.hidden = true;
    if ('hidePopover' in tip) tip.hidePopover();
  };
  const show = (button: HTMLElement) => {
    clearTimeout(timer);
    const name = button.getAttribute('aria-label');
    // What it opens says more.
    if (!name || button.getAttribute('aria-expanded') === 'true' || !button.isConnected) return hide();
    if ('hidePopover' in tip && !tip.hidden) tip.hidePopover();
    named = button;
    tip.textContent = name;
    tip.lang = button.closest<HTMLElement>('[lang]')?.lang ?? '';
    tip.hidden = false;
    if ('showPopover' in tip) tip.showPopover();
    place(button);
  };
  const place = (button: HTMLElement) => {
    const { left, width, top, bottom } = button.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const { offsetWidth, offsetHeight } = tip;
    const x = Math.min(left + (width - offsetWidth) / 2, clientWidth - offsetWidth - GAP);
    const isBelow = bottom + GAP + offsetHeight <= clientHeight;
    tip.style.left = `${Math.max(GAP, x)}px`;
    tip.style.top = `${isBelow ? bottom + GAP : top - GAP - offsetHeight}px`;
  };
  const hold = (button: HTMLElement) => {
    pressed = button;
    later(() => {
      isHeld = true;
      show(button);
    }, DELAY.touch);
  };

  const on = <Type extends keyof HTMLElementEventMap>(type: Type, listen: (event: HTMLElementEventMap[Type]) => void) =>
    root.addEventListener(type, listen, { capture: true, signal: scope.signal });

  on('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    if (target === tip) return clearTimeout(timer);
    const button = buttonOf(target);
    if (button !== pressed) pressed = undefined;
    if (!button || button === pressed) return;
    if (button === named) clearTimeout(timer);
    else later(() => show(button), named ? 0 : DELAY.mouse);
  });
  on('pointerout', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    if (named && (target === tip || buttonOf(target) === named)) later(hide, STAY.mouse);
    else if (!named) clearTimeout(timer);
  });
  on('focusin', ({ target }) => {
    const button = buttonOf(target);
    if (button?.matches(':focus-visible')) show(button);
  });
  on('focusout', hide);
  on('keydown', ({ key }) => key === 'Escape' && hide());
  on('pointerdown', ({ target, pointerType }) => {
    hide();
    isHeld = false;
    pressed = buttonOf(target);
    if (pointerType === 'touch' && pressed) hold(pressed);
  });
  on('pointerup', ({ pointerType }) => {
    if (pointerType !== 'touch') return;
    if (isHeld) later(hide, STAY.touch);
    else clearTimeout(timer);
  });
  on('pointercancel', hide);
  on('contextmenu', (event) => {
    if (isHeld && buttonOf(event.target) === named) event.preventDefault();
  });
  on('click', (event) => {
    if (!isHeld || buttonOf(event.target) !== pressed) return;
    isHeld = false;
    event.preventDefault();
    event.stopPropagation();
  });
  // Focus brings its button into view, and tells before the page has scrolled.
  const follow = () => {
    if (named) place(named);
    else hide();
  };
  window.addEventListener('scroll', follow, { capture: true, passive: true, signal: scope.signal });

  // What the reader is on already.
  const pointed = root.querySelector<HTMLElement>('[data-tooltip]:hover');
  const focused = root.querySelector<HTMLElement>('[data-tooltip]:focus-visible');
  if (held) hold(held);
  else if (focused) show(focused);
  else if (pointed) later(() => show(pointed), DELAY.mouse);

  return () => {
    scope.abort();
    hide();
    tip.remove();
  };
}

const buttonOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-tooltip]')) || undefined;
