import {
  Children,
  isValidElement,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { TabItemProps } from './tab-item';
import styles from './tabs.module.css';

interface Value {
  value: string;
  label?: ReactNode;
}

export interface TabsProps {
  children?: ReactNode;
  values?: Value[];
  defaultValue?: string | null;
  /** Tabs with the same one are switched together, here and on later visits. */
  groupId?: string;
  className?: string;
}

const CHOSEN = 'tabs:chosen';

/** Tabs as Docusaurus has them: `<Tabs><TabItem value="npm">…</TabItem></Tabs>`. */
export default function Tabs({ children, values, defaultValue, groupId, className }: TabsProps) {
  const items = Children.toArray(children).filter((child) => isValidElement<TabItemProps>(child));
  const tabs: Value[] = values ?? items.map(({ props }) => ({ value: props.value, label: props.label ?? props.value }));
  const first = defaultValue ?? items.find(({ props }) => props.default)?.props.value ?? tabs[0]?.value ?? '';
  const [chosen, setChosen] = useState(first);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const known = tabs.map(({ value }) => value).join('\n');

  useEffect(() => {
    if (groupId === undefined) return undefined;
    const key = `docusaurus.tab.${groupId}`;
    const follow = (value: string | null) => {
      if (value !== null && known.split('\n').includes(value)) setChosen(value);
    };
    try {
      follow(localStorage.getItem(key));
    } catch {
      // A browser may refuse to store anything: tabs work without.
    }
    const onChosen = (event: Event) => {
      const { group, value } = (event as CustomEvent<{ group: string; value: string }>).detail;
      if (group === groupId) follow(value);
    };
    addEventListener(CHOSEN, onChosen);
    return () => removeEventListener(CHOSEN, onChosen);
  }, [groupId, known]);

  const choose = (value: string) => {
    setChosen(value);
    if (groupId === undefined) return;
    try {
      localStorage.setItem(`docusaurus.tab.${groupId}`, value);
    } catch {
      // As above.
    }
    dispatchEvent(new CustomEvent(CHOSEN, { detail: { group: groupId, value } }));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ value }) => value === chosen);
    const next = (at + step + tabs.length) % tabs.length;
    choose(tabs[next]?.value ?? chosen);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div className={className}>
      <div role="tablist" ref={list} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}-tab`}
            aria-controls={`${id}-${value}`}
            aria-selected={value === chosen}
            tabIndex={value === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(value)}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      {items.map(({ props }) => (
        <div
          key={props.value}
          role="tabpanel"
          id={`${id}-${props.value}`}
          aria-labelledby={`${id}-${props.value}-tab`}
          hidden={props.value !== chosen}
        >
          {props.children}
        </div>
      ))}
    </div>
  );
}
