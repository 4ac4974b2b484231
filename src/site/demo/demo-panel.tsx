import CodeXml from 'lucide-react/icons/code-xml';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right';
import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { DemoCode } from '../../model';
import { useLocale, useText } from '../locale';
import { CopyButton } from '../ui/copy-button';
import { IconLink } from '../ui/icon-button';
import { selectText } from '../ui/select-text';
import { demoAddress } from './demo-address';
import { DemoFiles } from './demo-files';
import styles from './demo-panel.module.css';
import { useDemoCode } from './use-demo-code';

/** What tools of the toolbar may ask of a demo. */
export interface DemoAccess {
  loadCode: () => Promise<DemoCode>;
  /** Loads the code ahead of need. */
  prefetch: () => void;
  /** The reader's texts, by path from the demo's folder. */
  files: () => Promise<Record<string, string>>;
  /** The element that shows the demo. */
  preview: () => HTMLElement | null;
}

interface DemoPanelProps {
  id: string;
  loadCode: () => Promise<DemoCode>;
  source?: string;
  preview: DemoAccess['preview'];
  tools?: (demo: DemoAccess) => ReactNode;
}

/** The toolbar of a demo and its code, which is fetched when a reader seems to want it. */
export function DemoPanel({ id, loadCode, source, preview, tools }: DemoPanelProps) {
  const panelId = useId();
  const text = useText();
  const { locale } = useLocale();
  const [open, setOpen] = useState(false);
  const [file, setFile] = useState(0);
  const { state, load, prefetch } = useDemoCode(id, loadCode);
  const shown = useRef<HTMLElement>(null);

  // Whoever shows the code also shows that it could not be fetched.
  const loadQuietly = () => void load().catch(() => undefined);
  const toggle = () => {
    if (!open) loadQuietly();
    setOpen(!open);
  };
  const loadText = async () => {
    try {
      const { files } = await load();
      return files[file]?.text ?? '';
    } catch (error) {
      setOpen(true);
      throw error;
    }
  };
  const files = async () => Object.fromEntries((await load()).files.map(({ name, text }) => [name, text]));
  const selectInstead = () => {
    flushSync(() => setOpen(true));
    selectText(shown.current);
  };

  return (
    <>
      <div className={styles.bar} lang={locale}>
        <button
          type="button"
          className={styles.show}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={toggle}
          onPointerEnter={prefetch}
          onFocus={prefetch}
        >
          <CodeXml size={16} />
          {text(open ? 'demo.hide' : 'demo.show')}
        </button>
        {source && (
          <noscript>
            <a href={source}>{text('demo.source')}</a>
          </noscript>
        )}
        <div className={styles.tools}>
          <CopyButton
            text={loadText}
            label={text('demo.copy')}
            copied={text('demo.copied')}
            refused={text('demo.copy.failed')}
            onRefused={selectInstead}
            onIntent={prefetch}
          />
          {tools?.({ loadCode: load, prefetch, files, preview })}
          <IconLink href={demoAddress(id)} target="_blank" rel="noopener" label={text('demo.open')}>
            <SquareArrowOutUpRight size={16} />
          </IconLink>
        </div>
      </div>
      <div id={panelId} lang={locale} className={styles.code} hidden={!open}>
        {open && <DemoFiles state={state} file={file} onFile={setFile} onRetry={loadQuietly} codeRef={shown} />}
      </div>
    </>
  );
}
