import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { EARLY_ATTRIBUTE } from '../../../core/model';
import { useText } from '../../../core/browser/locale';
import { Search as SearchIcon, X } from '../../../core/browser/ui/icons';
import styles from './search-dialog.module.css';

interface SearchDialogProps {
  dialogRef: RefObject<HTMLDialogElement | null>;
  fieldRef: RefObject<HTMLInputElement | null>;
  /** Id that the list below the field will have. */
  list: string;
  onKeyDown: (event: KeyboardEvent) => void;
  onInput: () => void;
  onClose: () => void;
  /** Whether the slash opens the box. */
  takesSlash: boolean;
  onSlash: (takes: boolean) => void;
  /** What is below the field; until it is there, what is typed gets `Loading...` for an answer. */
  children: ReactNode;
}

/**
 * The search box without what it finds. It is there from the first key on: the field takes what is typed while the rest
 * is fetched, and stays, text, composition and soft keyboard with it, when that comes.
 */
export function SearchDialog({
  dialogRef,
  fieldRef,
  list,
  onKeyDown,
  onInput,
  onClose,
  takesSlash,
  onSlash,
  children,
}: SearchDialogProps) {
  const text = useText();
  const pressed = useRef<EventTarget>(null);

  const onMouseDown = (event: MouseEvent) => {
    pressed.current = event.target;
    // The focus stays in the field.
    if (event.target instanceof Element && !event.target.closest('input, button')) event.preventDefault();
  };

  // A press in the box that is released outside, as when text is selected, is a click on the dialog, too.
  const onClick = ({ target }: MouseEvent) => {
    if (target === dialogRef.current && pressed.current === target) onClose();
  };

  return (
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      // The head's script opens it as long as this is there.
      {...{ [EARLY_ATTRIBUTE]: '' }}
      aria-label={text('search')}
      // The reader may open it again before the browser tells that it was closed.
      onClose={() => dialogRef.current?.open || onClose()}
      onMouseDown={onMouseDown}
      onClick={onClick}
    >
      <div className={styles.panel}>
        <div className={styles.field}>
          <SearchIcon size={20} />
          <input
            ref={fieldRef}
            type="text"
            role="combobox"
            aria-label={text('search')}
            aria-expanded={false}
            aria-controls={list}
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
            dir="auto"
            placeholder={text('search.placeholder')}
            onKeyDown={onKeyDown}
            onInput={onInput}
          />
          <button type="button" className={styles.close} onClick={onClose}>
            <span className={styles.name}>{text('search.close')}</span>
            <kbd aria-hidden>Esc</kbd>
            <X size={20} />
          </button>
        </div>
        {children ?? (
          <p role="status" className={styles.waiting}>
            {text('loading')}
          </p>
        )}
        <label className={styles.slash}>
          <input type="checkbox" checked={takesSlash} onChange={({ target }) => onSlash(target.checked)} />
          {text('search.slash')}
        </label>
      </div>
    </dialog>
  );
}
