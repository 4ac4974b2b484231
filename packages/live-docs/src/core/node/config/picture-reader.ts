/** An element of a demo's markup. */
export interface PictureElement {
  /** Name of its tag: `div`. */
  tag: string;
  classes: string[];
  /** Values by name; an attribute without a value has `''`. */
  attributes: Record<string, string>;
}

/** How the gallery's picture of a demo shows an element. */
export interface PictureHint {
  /**
   * What the element is drawn as. `none` leaves it out, with everything in it; `group` draws what is in it.
   * Inside a `table`, only rows and their cells are drawn.
   */
  as: 'none' | 'group' | 'box' | 'text' | 'button' | 'field' | 'table' | 'row' | 'cell' | 'label';
  /** Draws a cell, all cells of a row or a group, or a box in the soft accent colour: what the demo is about. */
  accent?: boolean;
}

/**
 * Tells what an element of a demo is, where its tag, role and style don't: for a library that draws with plain `div`
 * elements.
 * @param demo the id of the demo, which says what the picture is to show.
 * @returns undefined to leave it to the engine.
 */
export type PictureReader = (element: PictureElement, demo: string) => PictureHint | undefined;
