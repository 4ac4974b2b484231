import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { Check, ChevronDown } from './icons';
import { IconButton, stepIndex, isModified } from 'live-playground/internal';
import styles from './menu.module.css';

/** A choice of a menu. */
export interface MenuItem<Value extends string = string> {
  value: Value;
  label: string;
  /** What is to be known of it, in a smaller line below. */
  hint?: string | undefined;
  /** Language of the label, where it is not the page's. */
  lang?: string;
  /** Nothing to do now. */
  disabled?: boolean;
  /** Begins a group: a line is above it. */
  begins?: boolean;
  /** What it opens below it, instead of being chosen. */
  items?: MenuItem<Value>[];
  /** The present choice among them. */
  chosen?: Value;
  /** A link to another window. Called when it's about to be followed. @returns the address. */
  href?: () => string;
}

interface MenuProps<Value extends string> {
  /** Name of the button and of the menu. */
  label: string;
  icon: ReactNode;
  /** Its items, or what lists them once it's open. */
  items: MenuItem<Value>[] | (() => MenuItem<Value>[]);
  /** The present choice. */
  value?: string | undefined;
  onChange: (value: Value) => void;
  /** Items are things to do, of which none is the present one. */
  actions?: boolean;
  /** Loads what it needs to open. If that fails, it stays closed. */
  prepare?: () => Promise<unknown>;
  /** Called when it's likely to be opened soon. */
  onIntent?: () => void;
}

/** A button that opens a menu of a few things to choose or to do, as the WAI-ARIA menu button pattern says. */
export function Menu<Value extends string>(props: MenuProps<Value>) {
  const { label, icon, items, value, onChange, actions, prepare, onIntent } = props;
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

  const show = () => {
    // Some browsers focus no button that is pressed, but what is around it.
    const { activeElement } = document;
    if (prepare)
      prepare().then(
        // Not over what the reader has gone to meanwhile.
        () => [activeElement, document.body].includes(document.activeElement) && setOpen(true),
        () => undefined,
      );
    else setOpen(true);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) close();
    else if (!open && isArrow(event)) show();
    else if (!open || !moveFocus(menuItems(root.current), event)) return;
    event.preventDefault();
  };

  // Only focus that goes elsewhere closes it: a press takes it nowhere in some browsers, or to what is around.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const place = root.current;
    if (relatedTarget && !place?.contains(relatedTarget) && !relatedTarget.contains(place)) setOpen(false);
  };

  return (
    <div ref={root} className={styles.root} onKeyDown={onKeyDown} onBlur={onBlur}>
      <IconButton
        ref={button}
        label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => (open ? setOpen(false) : show())}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        {icon}
      </IconButton>
      {open && (
        <div role="menu" aria-label={label} className={styles.menu} onPointerMove={focusPointed}>
          <Items
            items={typeof items === 'function' ? items() : items}
            value={value}
            actions={actions}
            onChoose={(chosen) => {
              if (chosen !== undefined) onChange(chosen);
              close();
            }}
          />
        </div>
      )}
    </div>
  );
}

interface ItemsProps<Value extends string> extends Pick<MenuProps<Value>, 'value' | 'actions'> {
  items: MenuItem<Value>[];
  /** Called with nothing when a link was followed. */
  onChoose: (value?: Value) => void;
}

function Items<Value extends string>({ items, value, actions, onChoose }: ItemsProps<Value>) {
  const id = useId();
  const [opened, setOpened] = useState<Value>();
  return items.map((item) => {
    const isOpen = item.value === opened;
    const common = {
      'aria-describedby': item.hint && `${id}-${item.value}`,
      'tabIndex': -1,
      'lang': item.lang,
      'className': styles.item,
      'data-begins': item.begins || undefined,
    };
    const content = (
      <>
        {item.label}
        {/* Read out as what describes the item: its name is the label alone. */}
        {item.hint && (
          <small id={`${id}-${item.value}`} className={styles.hint} aria-hidden>
            {item.hint}
          </small>
        )}
      </>
    );
    if (item.href)
      return (
        <a
          key={item.value}
          role="menuitem"
          target="_blank"
          rel="noopener"
          href={item.href()}
          {...common}
          // What it leads to may have changed since.
          onPointerDown={({ currentTarget }) => void (currentTarget.href = item.href!())}
          onClick={() => onChoose()}
        >
          {content}
        </a>
      );
    if (item.items)
      return [
        <button
          key={item.value}
          type="button"
          role="menuitem"
          aria-haspopup="menu"
          aria-expanded={isOpen}
          {...common}
          onClick={() => setOpened(isOpen ? undefined : item.value)}
        >
          {content}
          <ChevronDown size={16} className={styles.more} />
        </button>,
        isOpen && (
          <div key={`${item.value} items`} role="menu" aria-label={item.label} className={styles.items}>
            <Items items={item.items} value={item.chosen} actions={item.chosen === undefined} onChoose={onChoose} />
          </div>
        ),
      ];
    return (
      <button
        key={item.value}
        type="button"
        role={actions ? 'menuitem' : 'menuitemradio'}
        aria-checked={actions ? undefined : item.value === value}
        aria-disabled={item.disabled || undefined}
        {...common}
        onClick={() => item.disabled || onChoose(item.value)}
      >
        {content}
        {!actions && <Check size={16} className={styles.check} />}
      </button>
    );
  });
}

const isArrow = (press: KeyboardEvent) => (press.key === 'ArrowDown' || press.key === 'ArrowUp') && !isModified(press);

function menuItems(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}

/** The focus follows the mouse, so that one item is marked. */
function focusPointed({ target, pointerType }: Pick<PointerEvent, 'target' | 'pointerType'>): void {
  const item = target instanceof Element && target.closest<HTMLElement>('[role^="menuitem"]');
  if (item && pointerType === 'mouse' && item !== document.activeElement) item.focus({ preventScroll: true });
}

/** Moves focus among the items of an open menu, into what one opens and out of it. False for a key that does not. */
function moveFocus(items: HTMLElement[], press: KeyboardEvent): boolean {
  const at = items.findIndex((item) => item === document.activeElement);
  const here = items[at];
  // Before version 119, Firefox has no `ariaExpanded`.
  const isOpen = here?.getAttribute('aria-expanded');
  if (
    !isModified(press) &&
    ((press.key === 'ArrowRight' && isOpen === 'false') || (press.key === 'ArrowLeft' && isOpen === 'true'))
  )
    here?.click();
  else {
    const next = stepIndex('column', press, at, items.length);
    if (next === undefined) return false;
    items[next]?.focus();
  }
  return true;
}
