import { ViewPlugin, type EditorView } from '@codemirror/view';

/** Pixels between the caret's line and the edge that it comes to. */
const MARGIN = 8;

/** The top and bottom of a box in the window, in pixels. */
interface Span {
  top: number;
  bottom: number;
}

/**
 * Keeps the caret's line in view while the layout around it changes: a type error is listed below the code and takes its
 * height from it, the demo above gets taller, a note covers the window's end. A reader who has scrolled away from the caret
 * stays there until they type or move it.
 */
export const keepCaretInView = ViewPlugin.define((view) => {
  /** Unknown until the editor has its place. */
  let isAway: boolean | undefined;
  let layout = layoutOf(view);

  const observer = new ResizeObserver(() => {
    layout = layoutOf(view);
    if (isAway === undefined) isAway = isOutOfView(view);
    else if (!isAway && view.hasFocus) reveal(view);
  });
  observer.observe(view.scrollDOM);
  // It has another height when anything above the code has.
  observer.observe(document.body);
  // What a change of layout scrolls is put right before browsers report it. So this is the reader's own scrolling, or ours, unless
  // the layout has changed since: browsers report what was scrolled before that first, as by the key that broke the code.
  const onScroll = ({ target }: Event) => {
    if (!(target instanceof Node) || !target.contains(view.scrollDOM) || layoutOf(view) !== layout) return;
    isAway = isOutOfView(view);
  };
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });

  return {
    update({ transactions }) {
      if (transactions.some((one) => one.scrollIntoView || one.isUserEvent('select'))) isAway = false;
    },
    destroy() {
      observer.disconnect();
      document.removeEventListener('scroll', onScroll, true);
    },
  };
});

/** Is another text once anything around the code has another height. */
const layoutOf = ({ scrollDOM }: EditorView) => `${scrollDOM.clientHeight} ${document.body.offsetHeight}`;

const isOutOfView = (view: EditorView) => {
  const line = lineOf(view);
  return distance(line, codeSpan(view)) !== 0 || distance(line, windowSpan(view)) !== 0;
};

function reveal(view: EditorView): void {
  const inCode = distance(lineOf(view), codeSpan(view));
  if (inCode !== 0) view.scrollDOM.scrollTop += withMargin(inCode);
  const inWindow = distance(lineOf(view), windowSpan(view));
  if (inWindow !== 0) window.scrollBy({ top: withMargin(inWindow), behavior: 'instant' });
}

const withMargin = (pixels: number) => pixels + Math.sign(pixels) * MARGIN;

/** Pixels that a box has to be scrolled by to show a line, 0 if it does. */
function distance(line: Span, box: Span): number {
  return line.top < box.top ? line.top - box.top : Math.max(0, line.bottom - box.bottom);
}

function lineOf(view: EditorView): Span {
  const { top, bottom } = view.lineBlockAt(view.state.selection.main.head);
  return { top: view.documentTop + top, bottom: view.documentTop + bottom };
}

const codeSpan = ({ scrollDOM }: EditorView): Span => scrollDOM.getBoundingClientRect();

/** The window, without the page's header and the notes that stick to its end. A block that fills the window covers the header. */
function windowSpan({ dom }: EditorView): Span {
  const notes = dom.closest('[data-demo]')?.querySelector('[data-demo-notes]');
  const header = dom.closest('[data-expanded]') ? '' : getComputedStyle(dom).getPropertyValue('--header-height');
  return {
    top: Number.parseFloat(header) || 0,
    bottom: Math.min(window.innerHeight, notes?.getBoundingClientRect().top ?? window.innerHeight),
  };
}
