import type { LiveTextKey } from 'live-playground/model';
import type { TextBundle } from './core/browser/locale/en-us';

/**
 * Texts of the interface in one language, as a file of `languages` exports them. Texts that are left out are the engine's
 * own, in that language if it has them, else in English. `{name}` in a text is replaced by a value.
 *
 * Beside the interface's texts: `nav.Guide` is the title of an entry of the navigation, `group.Basics` that of a group of
 * the sidebar, `live.undo` a text of live editing, and `editor.Find` one of CodeMirror's phrases.
 * @typeParam Plugins names of plugins whose texts it has: `Messages<'status'>` for `status.beta`.
 */
export type Messages<Plugins extends string = never> = TextBundle<LiveTextKey> &
  Partial<Record<`${Plugins}.${string}`, string>>;
