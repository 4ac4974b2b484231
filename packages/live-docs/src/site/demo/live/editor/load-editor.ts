import { loadChunk } from '../../../navigation';

/** The editor's own chunk. */
export type EditorModule = typeof import('./create-editor');

/** Fetches the editor. */
export const loadEditor = () => loadChunk<EditorModule>('editor', () => import('./create-editor'));
