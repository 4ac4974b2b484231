import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import type { DemoCode } from '../../model';
import type { DesignFormat } from 'live-playground/model';
import { useLocale, useText } from '../locale';
import { usePrefetch } from '../navigation';
import { CopyButton } from '../ui/copy-button';
import { IconButton, IconLink } from 'live-playground/ui';
import { CodeXml } from '../ui/icons/code-xml';
import { Maximize2 } from '../ui/icons/maximize-2';
import { RotateCcw } from '../ui/icons/rotate-ccw';
import { SquareArrowOutUpRight } from '../ui/icons/square-arrow-out-up-right';
import { X } from '../ui/icons/x';
import { demoAddress } from './demo-address';
import { DemoFailure } from './demo-failure';
import styles from './demo-panel.module.css';
import type { LiveAccess } from './use-live';

/** What tools of the toolbar may ask of a demo. */
export interface DemoAccess {
  loadCode: () => Promise<DemoCode>;
  /** Loads the code ahead of need. */
  prefetch: () => void;
  /** The reader's texts, by path from the demo's folder. */
  files: () => Promise<Record<string, string>>;
  /** An address that shows the demo as the reader has it; undefined if it would be too long. */
  link: () => Promise<string | undefined>;
  /** The element that shows the demo. */
  preview: () => HTMLElement | null;
  /** Draws the demo as the reader has edited it. @returns undefined where the original is shown, an empty text if it can't. */
  drawEdited: (format: DesignFormat) => Promise<string> | undefined;
}

interface DemoPanelProps {
  id: string;
  title: string;
  /** Id of the element that shows the code. */
  codeId: string;
  live: LiveAccess;
  /** True while the block fills the window. */
  expanded: boolean;
  onExpand: () => void;
  onClose: () => void;
  source?: string;
  preview: DemoAccess['preview'];
  tools?: (demo: DemoAccess) => ReactNode;
  footer?: (demo: DemoAccess) => ReactNode;
}

/** The toolbar of a demo and its code, which is fetched when a reader seems to want it. */
export function DemoPanel(props: DemoPanelProps) {
  const { id, title, codeId, live: editing, expanded, onExpand, onClose, source, preview, tools, footer } = props;
  const { state, view, loadCode, load, leaveShared, prefetch } = editing;
  const text = useText();
  const { locale } = useLocale();
  const [open, setOpen] = useState(false);
  /** What was opened stays, hidden: the editor keeps its history. */
  const [opened, setOpened] = useState(false);
  const reset = useRef<HTMLButtonElement>(null);
  const shower = useRef<HTMLButtonElement>(null);
  // The focus passes by on its way through the page: it means nothing yet.
  const { onPointerEnter, onPointerLeave, onTouchStart } = usePrefetch('intent', shower, () => prefetch(true));
  const live = state.status === 'loaded' ? state.live : undefined;

  const reveal = () => {
    setOpen(true);
    setOpened(true);
  };
  const show = () => {
    reveal();
    // The part that shows the code also shows that it could not be fetched.
    load().catch(() => undefined);
  };
  const expand = () => {
    reveal();
    load().then(onExpand, () => undefined);
  };
  /** For what is done with the code while it's hidden. */
  const loadOrTell = async () => {
    try {
      return await load();
    } catch (error) {
      reveal();
      throw error;
    }
  };
  const loadText = async () => (await loadOrTell()).session.text();
  const files = async () => (await loadOrTell()).session.texts();
  const link = async () => {
    const { session, shareEdit } = await loadOrTell();
    return shareEdit(id, session);
  };
  const drawEdited = (format: DesignFormat) => live?.session.draw(format, title);
  const access: DemoAccess = { loadCode, prefetch: () => prefetch(), files, link, preview, drawEdited };
  /** Has the link to the demo's own address carry the edit, before the browser follows or copies it. */
  const carryEdit = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.hash = live ? live.ownPageHash(id, live.session) : '';
  };
  const selectInstead = async () => {
    flushSync(reveal);
    (await load()).session.goTo();
  };

  return (
    <>
      {live && <live.LiveConsole session={live.session} onOpen={show} />}
      {live?.shared && (
        <live.SharedNote
          session={live.shared === 'edit' ? live.session : undefined}
          onShow={show}
          onLeave={leaveShared}
        />
      )}
      <div className={styles.bar} lang={locale} data-chrome>
        {expanded ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <button
            ref={shower}
            type="button"
            className={styles.show}
            aria-expanded={open}
            aria-controls={codeId}
            data-resumes="show"
            onClick={() => (open ? setOpen(false) : show())}
            onPointerEnter={onPointerEnter}
            onPointerLeave={onPointerLeave}
            onTouchStart={onTouchStart}
          >
            <CodeXml size={16} />
            {text(open ? 'demo.hide' : 'demo.show')}
          </button>
        )}
        {view.edited && <span className={styles.edited}>{text('demo.edited')}</span>}
        {source && (
          <a href={source} className={styles.source}>
            {text('demo.source')}
          </a>
        )}
        <div className={styles.tools}>
          <IconButton
            ref={reset}
            label={text('demo.reset')}
            // Not disabled: the focus would be lost when it is pressed.
            aria-disabled={!view.edited}
            onClick={() => view.edited && live?.session.reset()}
          >
            <RotateCcw size={16} />
          </IconButton>
          <CopyButton
            text={loadText}
            label={text('demo.copy')}
            copied={text('demo.copied')}
            refused={text('demo.copy.failed')}
            onRefused={() => void selectInstead()}
            onIntent={() => prefetch()}
            data-resumes="copy"
          />
          {tools?.(access)}
          <IconLink
            href={demoAddress(id)}
            target="_blank"
            rel="noopener"
            label={text('demo.open')}
            onPointerDown={carryEdit}
            onClick={carryEdit}
          >
            <SquareArrowOutUpRight size={16} />
          </IconLink>
          {/* One button, so that it keeps the focus. */}
          <IconButton
            label={text(expanded ? 'demo.close' : 'demo.expand')}
            data-resumes="expand"
            onClick={expanded ? onClose : expand}
            onPointerEnter={() => prefetch(true)}
          >
            {expanded ? <X size={18} /> : <Maximize2 size={15} />}
          </IconButton>
        </div>
      </div>
      <div id={codeId} lang={locale} data-demo-code className={styles.code} hidden={!open}>
        {opened && live && (
          <live.LiveFiles
            key={`${live.session.version} ${live.shared ?? ''}`}
            demo={id}
            session={live.session}
            files={live.files}
          />
        )}
        {opened && state.status === 'failed' && (
          <div className={styles.failed}>
            <DemoFailure title={text('demo.code.failed')} error={state.error} onRetry={show} />
          </div>
        )}
        {opened && state.status === 'loading' && (
          <p role="status" className={styles.loading}>
            {text('loading')}
          </p>
        )}
      </div>
      {!expanded && footer?.(access)}
      {live && (
        <live.LiveNotes
          session={live.session}
          isShared={live.shared === 'edit'}
          onOpen={show}
          onActed={(byPointer) => reset.current?.focus({ preventScroll: byPointer })}
        />
      )}
    </>
  );
}
