import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Check } from './icons/check';
import { IconButton, stepIndex } from 'live-playground/ui';
import { isModified } from 'live-playground/ui';
import styles from './menu.module.css';

/** A choice of a menu. */
interface MenuItem<Value extends string = string> {
  value: Value;
  label: string;
  /** What is to be known of it, in a smaller line below. */
  hint?: string;
  /** Language of the label, where it is not the page's. */
  lang?: string;
}

interface MenuProps<Value extends string> {
  /** Name of the button and of the menu. */
  label: string;
  icon: ReactNode;
  items: MenuItem<Value>[];
  /** The present choice. */
  value?: string | undefined;
  onChange: (value: Value) => void;
  /** Items are things to do, of which none is the present one. */
  actions?: boolean;
}

/** A button that opens a menu of a few things to choose or to do, as the WAI-ARIA menu button pattern says. */
export function Menu<Value extends string>({ label, icon, items, value, onChange, actions }: MenuProps<Value>) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const choices = menuItems(root.current);
    (choices.find((choice) => choice.getAttribute('aria-checked') === 'true') ?? choices[0])?.focus();
    // The focus brings only its item into view.
    root.current?.querySelector('[role="menu"]')?.scrollIntoView({ block: 'nearest' });
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) close();
    else if (!open && isArrow(event)) setOpen(true);
    else if (!open || !moveFocus(menuItems(root.current), event)) return;
    event.preventDefault();
  };

  // Only focus that goes elsewhere closes it: a press on an item takes focus nowhere in some browsers.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
  };

  return (
    <div ref={root} className={styles.root} onKeyDown={onKeyDown} onBlur={onBlur}>
      <IconButton ref={button} label={label} aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(!open)}>
        {icon}
      </IconButton>
      {open && (
        <div role="menu" aria-label={label} className={styles.menu}>
          {items.map((item) => (
            <button
              key={item.value}
              type="button"
              role={actions ? 'menuitem' : 'menuitemradio'}
              aria-checked={actions ? undefined : item.value === value}
              aria-describedby={item.hint && `${id}-${item.value}`}
              tabIndex={-1}
              lang={item.lang}
              className={styles.item}
              onClick={() => {
                onChange(item.value);
                close();
              }}
            >
              {item.label}
              {/* Read out as what describes the item: its name is the label alone. */}
              {item.hint && (
                <small id={`${id}-${item.value}`} className={styles.hint} aria-hidden>
                  {item.hint}
                </small>
              )}
              {!actions && <Check size={16} className={styles.check} />}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const isArrow = (press: KeyboardEvent) => (press.key === 'ArrowDown' || press.key === 'ArrowUp') && !isModified(press);

function menuItems(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}

/** Moves focus among the items of an open menu. False for a key that does not. */
function moveFocus(items: HTMLElement[], press: KeyboardEvent): boolean {
  const at = items.findIndex((item) => item === document.activeElement);
  const next = stepIndex('column', press, at, items.length);
  if (next === undefined) return false;
  items[next]?.focus();
  return true;
}
