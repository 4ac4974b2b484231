/** Loads the editor, which is large. */
export const loadEditor = () => import('../editor/create-editor');
