/**
 * Leaves the focus where the reader has it. A demo moves it within its own document, once the reader is there, but doesn't
 * take it from the editor: `autoFocus`, `focus()` in an effect, or a dialog that opens, runs with each edit.
 */
export function holdFocus(): void {
  const hasFocus = document.hasFocus.bind(document);
  for (const { prototype } of [HTMLElement, SVGElement]) {
    const { focus } = prototype;
    prototype.focus = function (options) {
      if (hasFocus()) focus.call(this, options);
    };
  }
  const { prototype } = HTMLDialogElement;
  for (const name of ['show', 'showModal'] as const) {
    const open = prototype[name];
    prototype[name] = function () {
      const { inert } = this;
      // Nothing in it can take the focus while it opens.
      this.inert ||= !hasFocus();
      try {
        open.call(this);
      } finally {
        this.inert = inert;
      }
    };
  }
  window.focus = () => {};
}
