import { createRoot } from 'react-dom/client';
import type { EditorInput, EditorScript } from '../session/mount-editor';
import { Editor } from './playground-editor';
import { Shared } from './playground-provider';
import { TypeErrors } from './type-errors';
import './style.css';

/** The editor and what is wrong with the types, for a page that has no React. It's a script of the built folder. */
export const mountEditor: EditorScript['mountEditor'] = (element: HTMLElement, input: EditorInput) => {
  // Ids of several playgrounds on a page.
  const root = createRoot(element, { identifierPrefix: `${input.session.id}-` });
  root.render(
    <Shared {...input} id={input.session.id}>
      <Editor />
      <TypeErrors />
    </Shared>,
  );
  return () => root.unmount();
};
