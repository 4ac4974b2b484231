import { ViewPlugin } from '@codemirror/view';

/** Pixels below the caret's line. */
const MARGIN = 8;

/**
 * Keeps the caret in view when the editor gets lower: a type error that is listed below the code takes its height from it.
 * A reader who has scrolled away from the caret stays there.
 */
export const keepCaretInView = ViewPlugin.define((view) => {
  const { scrollDOM } = view;
  let height = scrollDOM.clientHeight;
  const observer = new ResizeObserver(() => {
    const before = height;
    height = scrollDOM.clientHeight;
    if (!view.hasFocus) return;
    const { bottom } = view.lineBlockAt(view.state.selection.main.head);
    const caret = view.documentTop + bottom - scrollDOM.getBoundingClientRect().top;
    if (caret > height && caret <= before) scrollDOM.scrollTop += caret + MARGIN - height;
  });
  observer.observe(scrollDOM);
  return { destroy: () => observer.disconnect() };
});
