import type { ChangeDesc } from '@codemirror/state';
import { EditorView, runScopeHandlers } from '@codemirror/view';
import type { EarlyInput } from './early-input';

/**
 * Does in an editor what a reader did while it was loading.
 * @param changes that earlier inputs made.
 */
export function replayInput(view: EditorView, input: EarlyInput, changes: ChangeDesc | undefined): void {
  if (input.type === 'text') type(view, input.text);
  else if (input.type === 'key') runScopeHandlers(view, input.event, 'editor');
  else {
    const { anchor, head } = input.caret;
    const place = (at: number) => (changes ? changes.mapPos(Math.min(at, changes.length), 1) : at);
    const { length } = view.state.doc;
    view.dispatch({ selection: { anchor: Math.min(place(anchor), length), head: Math.min(place(head), length) } });
  }
}

/** Writes as a keyboard does: brackets are closed, and lines indented. */
function type(view: EditorView, text: string): void {
  const { from, to } = view.state.selection.main;
  const insert = () =>
    view.state.update(view.state.replaceSelection(text), { userEvent: 'input.type', scrollIntoView: true });
  if (!view.state.facet(EditorView.inputHandler).some((handle) => handle(view, from, to, text, insert)))
    view.dispatch(insert());
}
