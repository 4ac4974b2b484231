import { useId, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';

interface EditableCellProps {
  /** Name of the cell, such as "Price of Leek pie". */
  label: string;
  value: string;
  /** What the cell shows while it isn't edited. */
  children: ReactNode;
  /** Returns a message for a value that can't be saved. */
  validate?: (value: string) => string | undefined;
  onSave: (value: string) => void;
}

const focus = (element: HTMLElement | null) => element?.focus();

function focusAndSelect(input: HTMLInputElement | null) {
  input?.focus();
  input?.select();
}

/** A button that turns into a text field. Enter, Tab and blur save, Escape cancels. */
export function EditableCell({ label, value, children, validate, onSave }: EditableCellProps) {
  const errorId = useId();
  const [draft, setDraft] = useState<string | null>(null); // null while not editing
  const [error, setError] = useState<string>();
  const [closedByKey, setClosedByKey] = useState(false);

  function finish(byKey: boolean) {
    setDraft(null);
    setError(undefined);
    setClosedByKey(byKey);
  }

  function save(byKey: boolean) {
    if (draft === null) return;
    const message = validate?.(draft);
    if (message) {
      setError(message);
      return;
    }
    finish(byKey);
    if (draft !== value) onSave(draft);
  }

  if (draft === null) {
    const edit = () => setDraft(value);
    // Tab out of one cell's field opens the next cell.
    const onFocus = (event: FocusEvent) => {
      if (event.relatedTarget?.matches('.cell-input')) edit();
    };
    return (
      <button
        ref={closedByKey ? focus : undefined}
        type="button"
        className="cell-button"
        aria-label={`${label}: ${value}`}
        onClick={edit}
        onFocus={onFocus}
      >
        {children}
      </button>
    );
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return; // Enter confirms a word of an input method
    if (event.key === 'Enter') {
      event.preventDefault(); // or the same key clicks the button that gets focus
      save(true);
    }
    if (event.key === 'Escape') finish(true);
  };
  return (
    <>
      <input
        ref={focusAndSelect}
        className="cell-input"
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error && errorId}
        value={draft}
        onChange={(event) => {
          setDraft(event.target.value);
          setError(undefined);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => save(false)}
      />
      {error && (
        <span id={errorId} className="cell-error">
          {error}
        </span>
      )}
    </>
  );
}
