import type { Resources } from '../../../../model';
import { loaderOf } from '../../../loading';

/** The editor's own chunk. */
export type EditorModule = typeof import('./create-editor');

export const editorOf = (resources: Resources) =>
  loaderOf<EditorModule>(resources, 'code editor', () => import('./create-editor'));
