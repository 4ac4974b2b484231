/** Loads the editor, which is large. */
export const loadEditor = () => import('../editor/create-editor');

/** Loads what compiles a reader's code. */
export const loadCompilers = () => import('../compile/create-compilers');
