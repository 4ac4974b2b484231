/**
 * Leaves the focus where the reader has it. A demo moves it within its own document, once the reader is there, but doesn't
 * take it from the editor: `autoFocus`, or `focus()` in an effect, runs with each edit.
 */
export function holdFocus(): void {
  const hasFocus = document.hasFocus.bind(document);
  for (const { prototype } of [HTMLElement, SVGElement]) {
    const { focus } = prototype;
    prototype.focus = function (options) {
      if (hasFocus()) focus.call(this, options);
    };
  }
  window.focus = () => {};
}
