import { Button } from '../base/button';
import { IconButton } from '../base/icon-button';
import styles from './format-button.module.css';
import { TextAlignStart } from './icons';
import parts from './note-parts.module.css';
import { useLiveText } from './texts/use-live-text';
import type { Code } from './use-code';
import { canFormat, FORMAT_KEYS } from './use-format';

interface FormatButtonProps {
  code: Code;
  /** The shown file. */
  file: string;
  /** Shows an icon in place of the word. */
  isIcon?: boolean;
}

/** Formats the shown file, and says which line keeps it from that. */
export function FormatButton({ code: { session, formatting }, file, isIcon = false }: FormatButtonProps) {
  const text = useLiveText();
  const { format, said } = formatting;
  const props = { 'aria-keyshortcuts': FORMAT_KEYS, 'aria-disabled': !canFormat(session, file), 'onClick': format };
  const isShown = said?.isFault && said.of === session.text(file);
  return (
    <span className={styles.format}>
      {isIcon ? (
        <IconButton label={text('format')} {...props}>
          <TextAlignStart size={16} />
        </IconButton>
      ) : (
        <Button title="Shift+Alt+F" {...props}>
          {text('format')}
        </Button>
      )}
      <span role="status" className={isShown ? styles.fault : parts.hidden}>
        {said?.text}
      </span>
    </span>
  );
}
