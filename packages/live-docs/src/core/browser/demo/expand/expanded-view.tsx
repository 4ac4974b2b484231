import { useEffect, useId, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useRouterState } from '../../navigation';
import { clampSize, createStoredSize, Splitter, tabId, Tabs } from 'live-playground/ui';
import { useLiveText } from 'live-playground/react';
import styles from './expanded-view.module.css';
import { useAttributes } from './use-attributes';
import { useBackToClose } from './use-back-to-close';
import { useEscapeToClose } from './use-escape-to-close';
import { useInertOutside } from './use-inert-outside';
import { useNarrow } from './use-narrow';

/** Limits of the code's share of the width, in percent. Both sides stay wide enough to be used. */
const SPLIT = { min: 20, max: 80, start: 50, step: 5 };

/** What a narrow window shows at a time. */
const PANES = ['code', 'demo'] as const;

interface ExpandedViewProps {
  /** The demo's block, which fills the window while this component is mounted. */
  block: RefObject<HTMLElement | null>;
  /** Id of the element that shows the code. */
  codeId: string;
  onClose: () => void;
}

/**
 * Turns a demo's block into a full-screen view: code beside the demo and its console, or tabs in a narrow window. Styles
 * arrange the block's parts. They're never mounted anew, because a frame that is moved in the document loads again.
 */
export function ExpandedView({ block, codeId, onClose }: ExpandedViewProps) {
  const id = useId();
  const text = useLiveText();
  const { arrival } = useRouterState();
  const openedAt = useRef(arrival);
  const isNarrow = useNarrow();
  const [kept] = useState(() => createStoredSize('split', SPLIT));
  const split = useSyncExternalStore(kept.subscribe, kept.read);
  // A phone's reader wants to see the demo large; who wants the code has it in the page.
  const [pane, setPane] = useState<(typeof PANES)[number]>('demo');
  useBackToClose(onClose);
  useEscapeToClose(block, onClose);
  useInertOutside(block);

  useEffect(() => {
    // A search led to another part of the page.
    if (arrival !== openedAt.current) onClose();
  });

  const visiblePane = isNarrow ? pane : split > 0 ? 'both' : 'demo';
  const findCode = () => document.getElementById(codeId);
  const findDemo = () => block.current?.querySelector('[data-demo-preview]');
  const panelIds = { code: codeId, demo: `${id}-demo` };
  const panel = (key: (typeof PANES)[number]) =>
    isNarrow ? { 'id': panelIds[key], 'role': 'tabpanel', 'aria-labelledby': tabId(id, key) } : undefined;

  useAttributes(() => block.current, { 'style': `--split: ${split}%`, 'data-pane': visiblePane });
  useAttributes(findCode, panel('code'));
  useAttributes(findDemo, panel('demo'));

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
