import { ViewPlugin, type EditorView } from '@codemirror/view';

/** Pixels below the caret's line. */
const MARGIN = 8;

/**
 * Keeps the caret in view when the editor gets lower: a type error that is listed below the code takes its height from it.
 * A reader who has scrolled away from the caret stays there.
 */
export const keepCaretInView = ViewPlugin.fromClass(
  class {
    private height: number;
    private readonly observer: ResizeObserver;

    constructor(view: EditorView) {
      this.height = view.scrollDOM.clientHeight;
      this.observer = new ResizeObserver(() => {
        const before = this.height;
        this.height = view.scrollDOM.clientHeight;
        if (!view.hasFocus) return;
        const { bottom } = view.lineBlockAt(view.state.selection.main.head);
        const caret = view.documentTop + bottom - view.scrollDOM.getBoundingClientRect().top;
        if (caret > this.height && caret <= before) view.scrollDOM.scrollTop += caret + MARGIN - this.height;
      });
      this.observer.observe(view.scrollDOM);
    }

    destroy() {
      this.observer.disconnect();
    }
  },
);
