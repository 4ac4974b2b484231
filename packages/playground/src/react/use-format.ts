import { useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import type { Editor } from '../editor/create-editor';
import { fillText } from '../base/fill-text';
import { formatCode } from '../editor/format-code';
import { toFile, toShown } from '../editor/lines';
import type { LiveSession } from '../session/live-session';
import { useLiveText } from './texts/use-live-text';

/** True for a file that the formatter can read and the reader can change. */
export const canFormat = (session: LiveSession, file: string): boolean =>
  /\.([jt]sx?|json|css|less|scss)$/.test(file) && !session.isFixed(file);

/** The keys that format code: Shift Alt F as in other editors, and the one that saves there. Edits are saved by themselves. */
export const FORMAT_KEYS = 'Shift+Alt+F Control+S Meta+S';

/** True for these keys. */
export function isFormatKey({ code, key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const isSystem = ctrlKey || metaKey;
  if (shiftKey || altKey) return shiftKey && altKey && !isSystem && code === 'KeyF';
  return isSystem && key.toLowerCase() === 's';
}

/** What the format button does and says. @param editor where the shown file is, if that's loaded. */
export function useFormat(session: LiveSession, editor: Editor | undefined) {
  const text = useLiveText();
  const [done, failed, fault] = [text('format.done'), text('format.failed'), text('format.fault')];
  /** The result, until the text or the file is another one. */
  const [said, say] = useState<{ text: string; isFault: boolean; of: string }>();

  /** Formats the shown file. The formatter is loaded with the first call. */
  const format = useCallback(() => {
    const { file } = session.view();
    if (!canFormat(session, file)) return;
    const run = async () => {
      const before = session.text(file);
      const formatted = await formatCode(file, before, editor?.caret() ?? 0);
      // The reader has gone on meanwhile.
      if (session.view().file !== file || session.text(file) !== before) return;
      if ('line' in formatted) {
        return say({ text: fillText(fault, formatted), isFault: true, of: before });
      }
      const shown = toShown(formatted.text);
      const after = toFile(shown, session.original(file));
      if (after !== before && editor) editor.rewrite(shown, formatted.caret);
      else if (after !== before) session.put({ [file]: after });
      say({ text: done, isFault: false, of: after });
    };
    run().catch(() => say({ text: failed, isFault: true, of: session.text(file) }));
  }, [session, editor, done, failed, fault]);

  return useMemo(() => ({ format, said }), [format, said]);
}
