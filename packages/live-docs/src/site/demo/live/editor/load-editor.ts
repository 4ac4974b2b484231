import { createLoader } from '../../../loading';

/** The editor's own chunk. */
export type EditorModule = typeof import('./create-editor');

export const editor = createLoader<EditorModule>('editor', () => import('./create-editor'));
