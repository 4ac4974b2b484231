import SlotTools from 'virtual:page-slots/demo-tools';
import { useId, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { DemoAccess } from '../../model';
import { Failure, useLocale, useText } from '../locale';
import { useIntent, useRouter } from '../navigation';
import { CopyButton } from '../ui/copy';
import { IconButton } from 'live-playground/internal';
import { CodeXml, Maximize2, RotateCcw } from '../ui/demo-icons';
import { Link, X } from '../ui/icons';
import { demoAddress } from './demo-preview';
import styles from './demo-panel.module.css';
import type { LiveAccess } from './use-live';

interface DemoPanelProps {
  id: string;
  title: string;
  /** Id of the element that shows the code. */
  codeId: string;
  /** Lines of the file that is shown first. */
  lines: number | undefined;
  live: LiveAccess;
  code: ReturnType<typeof useCodePanel>;
  /** How the reader looks at the demo, as text. */
  look: string;
  onLook: (look: string) => void;
  /** True while the block fills the window. */
  expanded: boolean;
  onExpand: () => void;
  onClose: () => void;
  source?: string;
  preview: DemoAccess['preview'];
  tools?: (demo: DemoAccess) => ReactNode;
}

/** The toolbar of a demo and its code, which is fetched when a reader seems to want it. */
export function DemoPanel(props: DemoPanelProps) {
  const { id, title, codeId, lines, live: editing, code, look, onLook } = props;
  const { expanded, onExpand, onClose, source, preview, tools } = props;
  const { state, view, otherEdited, load, prefetch } = editing;
  const { isOpen, wasOpened, reveal, show } = code;
  const text = useText();
  const { locale } = useLocale();
  const editable = useId();
  const [isTooLong, setTooLong] = useState(false);
  const reset = useRef<HTMLButtonElement>(null);
  const shower = useRef<HTMLButtonElement>(null);
  // The focus passes by on its way through the page: it means nothing yet.
  const { onPointerEnter, onPointerLeave, onTouchStart } = useIntent(() => prefetch(true));
  const live = state.status === 'loaded' ? state.live : undefined;
  const router = useRouter();
  /** The browser's own address may be behind it. */
  const search = () => router.state().location.search;

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
  const loadLink = async () => {
    const { session, shareEdit, withLook } = await loadOrTell();
    const link = shareEdit(id, session, search());
    setTooLong(link === undefined);
    return link && withLook(link, id, look);
  };
  const selectInstead = async () => {
    flushSync(reveal);
    (await load()).session.goTo();
  };
  const copyCode = {
    text: loadText,
    label: text('demo.copy'),
    copied: text('demo.copied'),
    refused: text('demo.copy.failed'),
    onRefused: () => void selectInstead(),
  };
  const resetEdit = () => view.edited && live?.session.reset();
  const access: DemoAccess = {
    loadCode: async () => (await loadOrTell()).code,
    prefetch: () => prefetch(),
    files: async () => (await loadOrTell()).session.texts(),
    text: loadText,
    selectText: () => void selectInstead(),
    isEdited: view.edited,
    reset: resetEdit,
    ownAddress: () => demoAddress(id) + (live ? live.ownPageHash(id, live.session) : ''),
    search,
    preview,
    look,
    onLook,
    source,
    drawEdited: (format) => live?.session.draw(format, title),
    // One button, so that it keeps the focus.
    children: (
      <IconButton
        label={text(expanded ? 'demo.close' : 'demo.expand')}
        className={styles.expand}
        data-takes-focus="expand"
        onClick={expanded ? onClose : expand}
        onPointerEnter={() => prefetch(true)}
      >
        {expanded ? <X size={18} /> : <Maximize2 size={15} />}
      </IconButton>
    ),
  };

  return (
    <>
      <div className={styles.bar} lang={locale} data-chrome>
        {expanded ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <button
            ref={shower}
            type="button"
            className={styles.show}
            aria-expanded={isOpen}
            aria-controls={codeId}
            aria-describedby={editable}
            data-takes-focus="show"
            onClick={isOpen ? code.hide : show}
            onPointerEnter={onPointerEnter}
            onPointerLeave={onPointerLeave}
            onTouchStart={onTouchStart}
          >
            <CodeXml size={16} />
            {text(isOpen ? 'demo.hide' : 'demo.show')}
          </button>
        )}
        <span id={editable} className={view.edited || otherEdited ? styles.edited : styles.editable}>
          {text(view.edited ? 'demo.edited' : otherEdited ? `demo.edited.${otherEdited}` : 'demo.editable')}
        </span>
        {source && (
          <a href={source} className={styles.source}>
            {text('demo.source')}
          </a>
        )}
        <div className={styles.tools}>
          {/* The code that is open has its own. */}
          {!(live && isOpen) && <CopyButton {...copyCode} onIntent={() => prefetch()} className={styles.copy} />}
          <CopyButton
            text={loadLink}
            label={text('demo.link')}
            icon={Link}
            copied={text('demo.link.copied')}
            refused={text(isTooLong ? 'demo.link.long' : 'code.copy.refused')}
            onIntent={() => prefetch()}
          />
          {SlotTools && <SlotTools demo={{ id, title }} />}
          {tools ? tools(access) : access.children}
        </div>
      </div>
      {live ? (
        <live.LiveFiles
          id={`${live.session.version} ${live.shared ?? ''}`}
          demo={id}
          session={live.session}
          files={live.code.files}
          codeId={codeId}
          lang={locale}
          className={styles.code}
          isOpen={isOpen}
          wasOpened={wasOpened}
          onOpen={show}
          isShared={live.shared === 'edit'}
          onActed={(byPointer) => (isOpen ? reset : shower).current?.focus({ preventScroll: byPointer })}
          tools={
            <div className={styles.codeTools}>
              <IconButton
                ref={reset}
                label={text('demo.reset')}
                // Not disabled: the focus would be lost when it is pressed.
                aria-disabled={!view.edited}
                onClick={resetEdit}
              >
                <RotateCcw size={16} />
              </IconButton>
              <CopyButton {...copyCode} />
            </div>
          }
        />
      ) : (
        <div id={codeId} lang={locale} data-demo-code className={styles.code} hidden={!isOpen}>
          {wasOpened && state.status === 'failed' && (
            <div className={styles.failed}>
              <Failure title={text('demo.code.failed')} error={state.error} onRetry={show} />
            </div>
          )}
          {wasOpened && state.status === 'loading' && (
            <p
              role="status"
              className={styles.loading}
              style={{ '--lines': lines, '--preview-height': `${preview()?.offsetHeight ?? 0}px` } as CSSProperties}
            >
              {text('loading')}
            </p>
          )}
        </div>
      )}
    </>
  );
}

/** Whether a demo's code is in view, and what opens and hides it. What was opened stays, hidden: the editor keeps its history. */
export function useCodePanel({ load }: LiveAccess) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const reveal = () => {
    setOpen(true);
    setOpened(true);
  };
  return {
    isOpen,
    wasOpened,
    reveal,
    show() {
      reveal();
      // The part that shows the code also shows that it could not be fetched.
      load().catch(() => undefined);
    },
    hide: () => setOpen(false),
  };
}
