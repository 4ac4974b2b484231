import SlotTools from 'virtual:page-slots/demo-tools';
import { useId, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { START_LINES, type DemoAccess } from '../../model';
import { Failure, useLocale, useText } from '../locale';
import { useIntent } from '../navigation';
import { CopyButton } from '../ui/copy';
import { CodeStart, IconButton } from 'live-playground/internal';
import { CodeXml, Maximize2, RotateCcw } from '../ui/demo-icons';
import { Link, X } from '../ui/icons';
import type { Demo, DemoState } from './create-demo';
import styles from './demo-panel.module.css';

/** What the toolbar and the code of a demo are made of. */
export interface PanelInput {
  id: string;
  title: string;
  /** Address of the demo's file in the repository, for readers without scripts. */
  source?: string;
  /** Lines of the file that is shown first. */
  lines?: number;
  /** The first of them as markup. */
  start?: string | undefined;
  /** What else the toolbar holds. */
  tools?: (demo: DemoAccess) => ReactNode;
}

interface DemoPanelProps extends PanelInput {
  demo: Demo;
  state: DemoState;
  /** Id of the element that shows the code. */
  codeId: string;
  /** The button that shows the code, and the one that has the block fill the window. */
  shower: RefObject<HTMLButtonElement | null>;
  expander: RefObject<HTMLButtonElement | null>;
}

/** The toolbar of a demo and its code, which is fetched when a reader seems to want it. */
export function DemoPanel({
  demo,
  state,
  id,
  title,
  codeId,
  lines = 0,
  start,
  source,
  tools,
  shower,
  expander,
}: DemoPanelProps) {
  const { code, view, otherEdited, isOpen, wasOpened } = state;
  const { prefetch, reset, selectText, text: loadText, preview } = demo.access;
  const text = useText();
  const { locale } = useLocale();
  const editable = useId();
  const [isTooLong, setTooLong] = useState(false);
  const resetter = useRef<HTMLButtonElement>(null);
  // The focus passes by on its way through the page: it means nothing yet.
  const { onPointerEnter, onPointerLeave, onTouchStart } = useIntent(() => prefetch(true));
  const live = code.status === 'loaded' ? code.live : undefined;
  const expanded = state.leftHeight !== undefined && live !== undefined;

  const loadLink = async () => {
    const link = await demo.access.link();
    setTooLong(link === undefined);
    return link;
  };
  const copyCode = {
    text: loadText,
    label: text('demo.copy'),
    copied: text('demo.copied'),
    refused: text('demo.copy.failed'),
    onRefused: selectText,
  };
  // One button, so that it keeps the focus.
  const expandButton = (
    <IconButton
      ref={expander}
      label={text(expanded ? 'demo.close' : 'demo.expand')}
      className={styles.expand}
      onClick={expanded ? demo.collapse : demo.expand}
      onPointerEnter={() => prefetch(true)}
    >
      {expanded ? <X size={18} /> : <Maximize2 size={15} />}
    </IconButton>
  );

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
            onClick={isOpen ? demo.hide : demo.show}
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
          {tools
            ? tools({ ...demo.access, isEdited: view.edited, look: state.look, source, children: expandButton })
            : expandButton}
        </div>
      </div>
      {lines > 0 && (
        <div
          data-demo-start
          lang={locale}
          className={styles.start}
          style={{ '--lines': Math.min(lines, START_LINES) } as CSSProperties}
          data-cut={lines > START_LINES || undefined}
          hidden={isOpen}
        >
          <CodeStart html={live ? live.startIn(live.session, live.code) : (state.start ?? start ?? '')} />
        </div>
      )}
      {live ? (
        <live.VersionedFiles
          id={`${live.session.version} ${live.shared ?? ''}`}
          demo={id}
          session={live.session}
          files={live.code.files}
          codeId={codeId}
          lang={locale}
          className={styles.code}
          isOpen={isOpen}
          wasOpened={wasOpened}
          onOpen={demo.show}
          isShared={live.shared === 'edit'}
          onActed={(byPointer) => (isOpen ? resetter : shower).current?.focus({ preventScroll: byPointer })}
          tools={
            <div className={styles.codeTools}>
              <IconButton
                ref={resetter}
                label={text('demo.reset')}
                // Not disabled: the focus would be lost when it is pressed.
                aria-disabled={!view.edited}
                onClick={reset}
              >
                <RotateCcw size={16} />
              </IconButton>
              <CopyButton {...copyCode} />
            </div>
          }
        />
      ) : (
        <div id={codeId} lang={locale} data-demo-code className={styles.code} hidden={!isOpen}>
          {wasOpened && code.status === 'failed' && (
            <div className={styles.failed}>
              <Failure title={text('demo.code.failed')} error={code.error} onRetry={demo.show} />
            </div>
          )}
          {wasOpened && code.status === 'loading' && (
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
