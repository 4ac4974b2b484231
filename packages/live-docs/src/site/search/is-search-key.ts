/** What of a key press tells whether it asks for the search box. */
type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented' | 'target'
>;

/** Where a slash is a character that the reader types. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * True for Ctrl or Cmd K, and for a slash that is not typed into a field.
 * @param takesSlash false if the reader has switched the slash off.
 */
export function isSearchKey(press: Press, takesSlash: boolean): boolean {
  if (press.defaultPrevented || press.isComposing || press.altKey) return false;
  if (press.ctrlKey || press.metaKey) return press.key.toLowerCase() === 'k' && !press.shiftKey;
  return takesSlash && press.key === '/' && !(press.target instanceof Element && isTypedInto(press.target));
}

/** A field that was closed with its dialog keeps the focus until the next frame, and nobody types into it. */
function isTypedInto(target: Element): boolean {
  return target.closest(FIELDS) !== null && target.closest('dialog:not([open])') === null;
}
