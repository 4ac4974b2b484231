import type { Resources } from 'live-playground/loading';
import { loadEditor, type EditorModule } from 'live-playground/react';
import { loaderOf, type Loader } from '../../loading';

/** The editor's own chunk. */
export const editorOf = (resources: Resources): Loader<EditorModule> =>
  loaderOf<EditorModule>(resources, 'code editor', loadEditor);
