import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { stepIndex } from './keys';
import styles from './tabs.module.css';

/** A choice of a tab list. */
interface TabItem<Key extends string = string> {
  key: Key;
  label: string;
  /** What is beside the label. */
  badge?: ReactNode;
  /** Id of the tab's panel. Without one it shares the `TabPanel`. */
  panel?: string;
}

interface TabsProps<Key extends string> {
  /** What the ids of the tabs and of their panel are made of. */
  id: string;
  /** Name of the list. */
  label: string;
  items: readonly TabItem<Key>[];
  value: Key;
  /** @param by what chose the tab: a click, or a key that moves along the list. */
  onChange: (key: Key, by: 'click' | 'key') => void;
  className?: string;
}

/** Id of a tab. */
export const tabId = (id: string, key: string) => `${id}-tab-${encodeURIComponent(key)}`;
const panelId = (id: string) => `${id}-panel`;

/**
 * A list of tabs. They share one `TabPanel`, whose content is that of the chosen tab, unless each has its own panel.
 * Arrows, Home and End choose at once; only the chosen tab is a stop of the Tab key.
 */
export function Tabs<Key extends string>({ id, label, items, value, onChange, className = '' }: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.key === value);
    const next = stepIndex('row', event, at, items.length);
    const item = next === undefined ? undefined : items[next];
    if (!item || next === undefined) return;
    event.preventDefault();
    onChange(item.key, 'key');
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label={label} className={`${styles.list} ${className}`} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="tab"
          id={tabId(id, item.key)}
          aria-selected={item.key === value}
          aria-controls={item.panel ?? panelId(id)}
          tabIndex={item.key === value ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(item.key, 'click')}
        >
          {item.label}
          {item.badge}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  /** The `id` of its `Tabs`. */
  id: string;
  /** The chosen tab. */
  value: string;
  children: ReactNode;
  className?: string;
  hidden?: boolean;
}

/** What the chosen tab shows. */
export function TabPanel({ id, value, ...rest }: TabPanelProps) {
  return <div role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id, value)} {...rest} />;
}
