/** What of a key press tells whether it asks for the search box. */
type Press = Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented', boolean> & {
  key: string;
};

interface PressedAt {
  /** The element with the focus; anything else is no field. */
  target: unknown;
  /** What the browser says it runs on. */
  platform: string;
  /** False if the reader has switched the slash off. */
  takesSlash: () => boolean;
}

/** Where keys are characters that the reader types, or edit these. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** True where the command key takes the place of Ctrl. @param platform what the browser says it runs on. */
export const isMac = (platform: string): boolean => /^Mac|^iP/.test(platform);

/**
 * True for Ctrl or Cmd K, and for a slash that is not typed into a field. In a field on a Mac, Ctrl K deletes to the end of
 * the line instead.
 */
export function isSearchKey(press: Press, { target, platform, takesSlash }: PressedAt): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, defaultPrevented } = press;
  if (defaultPrevented || isComposing || altKey) return false;
  if (ctrlKey || metaKey)
    return key.toLowerCase() === 'k' && !shiftKey && (metaKey || !isMac(platform) || !isTypedInto(target));
  return key === '/' && !isTypedInto(target) && takesSlash();
}

/** A field that was closed with its dialog keeps the focus until the next frame, and nobody types into it. */
const isTypedInto = (target: unknown): boolean =>
  isElement(target) && Boolean(target.closest(FIELDS)) && !target.closest('dialog:not([open])');

const isElement = (target: unknown): target is { closest: (selector: string) => unknown } =>
  typeof target === 'object' && target !== null && 'closest' in target;
