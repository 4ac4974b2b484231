import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { watchOverflow } from 'live-playground/internal';
import type { ContentProps, PageContent } from '../../model';
import { loadRuns } from '../loading';
import { useLocale, useText } from '../locale';
import { copyText, selectText, tellOutcome } from '../ui/copy';
import { DocumentMarkup, useIsInDocument } from '../ui/document-markup';
import { saveFile } from '../ui/save-file';
import styles from './page.module.css';
import { sectionOf } from './table';

/** What a content's runs show; undefined while that is what the document has. */
const RunsContext = createContext<readonly ReactNode[] | undefined>(undefined);

/**
 * What a page or a tab says. The document's text, code and tables stay as they are, and cost no script, for as long as they're in the
 * reader's language and in place. They're loaded where they are to be rendered: when the reader comes back to a page, for instance.
 */
export function Runs({ of: Content, components, data }: ContentProps & { of: PageContent }) {
  const isInDocument = useIsInDocument();
  const { locale } = useLocale();
  const [first] = useState({ runs: Content.runs, locale });
  const [, onLoaded] = useReducer((count: number) => count + 1, 0);
  const { runs } = Content;
  const isWanted = !isInDocument || locale !== first.locale;
  useEffect(() => {
    // Without them the reader has what is live, and the document's text in its own language.
    if (isWanted && !runs) loadRuns(Content).then(onLoaded, () => undefined);
  }, [Content, isWanted, runs]);
  const isStill = isInDocument && !first.runs && !(isWanted && runs);
  const made = useMemo(() => runs?.({ components, data }) ?? [], [runs, components, data]);
  return (
    <RunsContext value={isStill ? undefined : made}>
      <Content components={components} data={data} />
    </RunsContext>
  );
}

/** Text, code and tables between two live parts of a page. */
export function Run({ number }: { number: number }) {
  const runs = use(RunsContext);
  if (!runs) return <StillRun />;
  return (
    <div className={styles.run} data-run>
      {runs[number]}
    </div>
  );
}

/** What the document has of a run. Its code is copied, and what is too wide scrolled by key, as where React renders it. */
function StillRun() {
  const text = useText();
  const watch = useCallback(
    (place: HTMLElement | null) => {
      const boxes = place?.querySelectorAll<HTMLElement>('pre[data-lang], [data-table]') ?? [];
      const stops = [...boxes].map((box) =>
        watchOverflow(box, (overflows) => {
          const [role, label] = box.matches('pre')
            ? ['group', captionOf(box) ?? text('code.region')]
            : ['region', text('table.region', { name: sectionOf(box) })];
          for (const [name, value] of Object.entries({ role, 'tabindex': '0', 'aria-label': label }))
            if (overflows) box.setAttribute(name, value);
            else box.removeAttribute(name);
        }),
      );
      return () => stops.forEach((stop) => stop());
    },
    [text],
  );

  const onClick = async ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-code]') : null;
    const code = button?.closest('figure')?.querySelector('code');
    if (!button || !code) return;
    if (button.dataset['code'] === 'file')
      return saveFile(captionOf(code) ?? '', new Blob([code.textContent], { type: 'text/plain' }));
    const isCopied = await copyText(code.textContent);
    tellOutcome(button, isCopied ? 'copied' : 'refused', text(isCopied ? 'code.copied' : 'demo.copy.failed'));
    if (!isCopied) selectText(code);
  };
  return <DocumentMarkup as="div" ref={watch} className={styles.run} data-run onClick={onClick} />;
}

/** The title of a block of code, if it has one. */
const captionOf = (element: Element) => element.closest('figure')?.querySelector('figcaption')?.textContent;
