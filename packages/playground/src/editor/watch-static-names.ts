import type { TypeHover } from '../model/type-messages';
import { offsetOf, rangeOf, readStaticCaret } from '../react/static-caret';
import { infoText, renderInfo, type InfoLabels } from './render-info';

/** Milliseconds for which the pointer rests on a name before its tooltip opens: as in the editor. */
const REST = 300;

/** Pixels at the top of the window that the page's header takes. */
const HEADER = 64;

/** Pixels that a tooltip keeps from the sides of the code. */
const EDGE = 12;

interface WatchInput {
  /** The element whose text is the code. */
  code: HTMLElement;
  /** Where tooltips are placed: it's positioned, and doesn't scroll with the code. */
  root: HTMLElement;
  className: string;
  labels: InfoLabels;
  find: (at: number) => Promise<TypeHover | undefined>;
  announce: (text: string) => void;
}

/**
 * Shows what is known of names in static code, as the editor does: of the one that the pointer rests on, that is tapped, or that
 * the caret is in when F1 is pressed.
 * @returns what ends it.
 */
export function watchStaticNames({ code, root, className, labels, find, announce }: WatchInput): () => void {
  const scope = new AbortController();
  const { signal } = scope;
  let tip: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Only the newest question is answered. */
  let newest = 0;

  const close = () => {
    newest += 1;
    clearTimeout(timer);
    tip?.remove();
    tip = undefined;
  };
  const show = async (at: number | undefined): Promise<TypeHover | undefined> => {
    if (at === undefined) return undefined;
    close();
    const asked = newest;
    const found = await find(at);
    if (!found || asked !== newest || signal.aborted) return undefined;
    tip = document.createElement('div');
    tip.className = `cm-tooltip ${className}`;
    tip.append(renderInfo(found, labels));
    root.append(tip);
    place(tip, root, rangeOf(code, found.from, found.to).getBoundingClientRect());
    return found;
  };
  const showAtCaret = async () => {
    const found = await show(readStaticCaret(code)?.head);
    if (found) announce(infoText(found));
  };

  root.addEventListener(
    'pointermove',
    ({ target, pointerType, clientX, clientY }) => {
      if (pointerType === 'touch' || tip?.contains(target as Node)) return;
      clearTimeout(timer);
      const at = offsetAt(code, clientX, clientY);
      if (at === undefined) close();
      else timer = setTimeout(() => void show(at), REST);
    },
    { signal },
  );
  root.addEventListener('pointerleave', close, { signal });
  code.addEventListener('input', close, { signal });
  code.addEventListener(
    'pointerup',
    // The caret follows a tap.
    ({ pointerType, clientX, clientY }) => pointerType === 'touch' && void show(offsetAt(code, clientX, clientY)),
    { signal },
  );
  code.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'F1') {
        event.preventDefault();
        void showAtCaret();
      } else close();
    },
    { signal },
  );
  return () => {
    scope.abort();
    close();
  };
}

/** Offset of the character at a point of the window; undefined if there's none. */
function offsetAt(code: HTMLElement, x: number, y: number): number | undefined {
  // Safari has it from version 26 on; until then the caret and F1 are left.
  const found = document.caretPositionFromPoint?.(x, y);
  if (!found || !code.contains(found.offsetNode)) return undefined;
  const at = offsetOf(code, found.offsetNode, found.offset);
  // The nearest place is found beside the end of a line, too.
  const near = [...rangeOf(code, Math.max(0, at - 1), at + 1).getClientRects()];
  return near.some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom)
    ? at
    : undefined;
}

/** Puts a tooltip above a name, or below it where there's no room, and within the code's width. */
function place(tip: HTMLElement, root: HTMLElement, name: DOMRect): void {
  const box = root.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const top = name.top - height < HEADER ? name.bottom : name.top - height;
  tip.style.left = `${Math.max(EDGE, Math.min(name.left - box.left, box.width - EDGE - width))}px`;
  tip.style.top = `${top - box.top}px`;
}
