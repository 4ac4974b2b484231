/** Loads the editor, which is large. */
export const loadEditor = () => import('../editor/create-editor');

/** Loads the colours of code that is only read. The editor has them, too. */
export const loadColours = () => import('../editor/colour-code');
