import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
  useLayoutEffect,
} from 'react';
import { useRouterState, useRouter } from '../../navigation';
import { clampSize, createStoredSize, Splitter, tabId, Tabs } from 'live-playground/internal';
import { useLiveText } from 'live-playground/internal/live';
import styles from './expanded-view.module.css';

/** Limits of the code's share of the width, in percent. Both sides stay wide enough to be used. */
const SPLIT = { min: 20, max: 80, start: 50, step: 5 };

/** What a narrow window shows at a time. */
const PANES = ['code', 'demo'] as const;

interface ExpandedViewProps {
  /** The demo's block, which fills the window while this component is mounted. */
  block: RefObject<HTMLElement | null>;
  /** What shows the demo. */
  preview: () => HTMLElement | null;
  /** Id of the element that shows the code. */
  codeId: string;
  onClose: () => void;
}

/**
 * Turns a demo's block into a full-screen view: code beside the demo and its console, or tabs in a narrow window. Styles
 * arrange the block's parts. They're never mounted anew, because a frame that is moved in the document loads again.
 */
export function ExpandedView({ block, preview, codeId, onClose }: ExpandedViewProps) {
  const id = useId();
  const text = useLiveText();
  const router = useRouter();
  const { arrival } = useRouterState();
  const openedAt = useRef(arrival);
  const isNarrow = useNarrow();
  const [kept] = useState(() => createStoredSize('split', SPLIT));
  const split = useSyncExternalStore(kept.subscribe, kept.read);
  // A phone's reader wants to see the demo large; who wants the code has it in the page.
  const [pane, setPane] = useState<(typeof PANES)[number]>('demo');
  const close = useEffectEvent(onClose);
  useEffect(() => router.openLayer(() => close()), [router]);
  useEscapeToClose(block, onClose);
  useInertOutside(block);

  useEffect(() => {
    // A search led to another part of the page.
    if (arrival !== openedAt.current) onClose();
  });

  const visiblePane = isNarrow ? pane : split > 0 ? 'both' : 'demo';
  const findCode = () => document.getElementById(codeId);
  const panelIds = { code: codeId, demo: `${id}-demo` };
  const panel = (key: (typeof PANES)[number]) =>
    isNarrow ? { 'id': panelIds[key], 'role': 'tabpanel', 'aria-labelledby': tabId(id, key) } : undefined;

  useAttributes(() => block.current, { 'style': `--split: ${split}%`, 'data-pane': visiblePane });
  useAttributes(findCode, panel('code'));
  useAttributes(preview, panel('demo'));

  if (!isNarrow)
    return (
      <Splitter
        label={text('pane.code')}
        controls={codeId}
        orientation="vertical"
        limits={SPLIT}
        value={split}
        onChange={kept.write}
        measure={(share) => clampSize(Math.round(share * 1000) / 10, SPLIT)}
        className={styles.splitter}
      />
    );
  return (
    <Tabs
      id={id}
      label={text('panes')}
      items={PANES.map((key) => ({ key, label: text(`pane.${key}`), panel: panelIds[key] }))}
      value={pane}
      onChange={setPane}
      className={styles.panes}
    />
  );
}

/**
 * Gives an element that another component renders some attributes, as long as this component is mounted.
 * @param find looks the element up once the page is rendered.
 * @param attributes by name; undefined for none. What the element had before comes back.
 */
export function useAttributes(find: () => Element | null | undefined, attributes?: Record<string, string>): void {
  const text = attributes && JSON.stringify(attributes);
  useLayoutEffect(() => {
    const element = find();
    if (!element || !text) return;
    const entries = Object.entries(JSON.parse(text) as Record<string, string>);
    const before = entries.map(([name]) => [name, element.getAttribute(name)] as const);
    for (const [name, value] of entries) element.setAttribute(name, value);
    return () => {
      for (const [name, value] of before)
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
    };
    // The element stays the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text]);
}

/**
 * Closes a view when Escape is pressed in it. In an editor the first Escape is the editor's, because Tab leaves the editor
 * after it; the second one in a row closes.
 */
function useEscapeToClose(view: RefObject<HTMLElement | null>, close: () => void): void {
  const wasEscape = useRef(false);
  useEffect(() => {
    const onKeyDown = ({ key, target, defaultPrevented, isComposing }: KeyboardEvent) => {
      if (!(target instanceof Element)) return;
      const isInside = target === document.body || view.current?.contains(target);
      const isEditors = target.closest('[contenteditable]') !== null && !wasEscape.current;
      wasEscape.current = key === 'Escape' && !defaultPrevented;
      if (wasEscape.current && isInside && !isEditors && !isComposing) close();
    };
    // After all listeners in the page: a menu or a search that Escape closes has prevented the default.
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}

/**
 * Makes the page around an element inert while the component is mounted, so that focus and screen readers stay inside.
 * What a demo adds to the body, such as a popup, stays usable.
 */
function useInertOutside(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const outside: HTMLElement[] = [];
    for (let inside = ref.current; inside?.parentElement; inside = inside.parentElement) {
      if (inside.parentElement === document.body) break;
      for (const sibling of inside.parentElement.children)
        if (sibling instanceof HTMLElement && sibling !== inside && !sibling.inert) outside.push(sibling);
    }
    for (const element of outside) element.inert = true;
    return () => {
      for (const element of outside) element.inert = false;
    };
  }, [ref]);
}

const QUERY = '(width < 900px)';

/** True where the window is too narrow for code and demo side by side. */
const useNarrow = () => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);

function subscribe(listener: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
