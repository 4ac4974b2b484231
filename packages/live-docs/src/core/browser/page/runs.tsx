import {
  createContext,
  Fragment,
  use,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useState,
  type ElementType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { watchOverflow } from 'live-playground/internal';
import { LATER_ATTRIBUTE, type ContentProps, type PageModule, type StillValue } from '../../model';
import { useResources } from '../loading';
import { useLocale, useText } from '../locale';
import { copyText, selectText, tellOutcome } from '../ui/copy';
import { DocumentMarkup, useIsInDocument } from '../ui/document-markup';
import { saveFile } from '../ui/save-file';
import styles from './page.module.css';
import { sectionOf } from './table';

/** What the document had of a content's runs, by number, once the reader has left it. */
type Kept = Map<number, readonly ChildNode[]>;

/** What a page's runs show: what React renders, or what the document has or had. */
const RunsContext = createContext<readonly ReactNode[] | Kept>([]);

/**
 * What a page says in a built site. The document's text, code and tables stay as they are, and cost no script, for as long as they're in
 * the reader's language. Where they're to be rendered, they're loaded; otherwise what the document had is shown.
 */
export function Runs({ page, components, data }: ContentProps & { page: PageModule }) {
  const { meta, text, Content } = page;
  const isInDocument = useIsInDocument();
  const { locale } = useLocale();
  const said = text?.loaded();
  const [first] = useState({ said, locale });
  const [, onLoaded] = useReducer((count: number) => count + 1, 0);
  const all = useResources().get('runs of documents', () => new Map<string, Kept>());
  const kept = all.get(meta.path) ?? (isInDocument ? new Map() : undefined);
  if (kept) all.set(meta.path, kept);
  const isWanted = !kept || locale !== first.locale;
  useEffect(() => {
    // Without them the reader has what is live, and the document's text in its own language.
    if (isWanted && !said) text?.load({ stay: true }).then(onLoaded, () => undefined);
  }, [isWanted, said, text]);
  const isStill = !first.said && !(isWanted && said);
  const { files } = page;
  const made = useMemo(
    () =>
      said?.runs?.map((run) => jsxs(Fragment, { children: showStill(run, { components, files }) as ReactNode })) ?? [],
    [said, components, files],
  );
  return (
    <RunsContext value={(isStill && kept) || made}>
      <Content components={components} data={data} />
    </RunsContext>
  );
}

/** Makes of a text what MDX would: its elements, and their properties. */
function showStill(value: StillValue, page: Pick<ContentProps, 'components'> & Pick<PageModule, 'files'>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => showStill(one, page));
  const { $: type, ...rest } = value;
  if (typeof type === 'number') return page.files?.[type];
  const props: Props = Object.fromEntries(Object.entries(rest).map(([name, one]) => [name, showStill(one, page)]));
  if (typeof type !== 'string') return props;
  const shown = type.startsWith('<') ? type.slice(1) : (page.components?.[type] ?? type);
  // The second takes it that children have their places, and asks for no keys.
  return (Array.isArray(props['children']) ? jsxs : jsx)(shown as ElementType<Props>, props);
}

type Props = Record<string, unknown>;

/** Text, code and tables between two live parts of a page. */
export function Run({ number }: { number: number }) {
  const runs = use(RunsContext);
  if (runs instanceof Map) return <StillRun number={number} kept={runs} />;
  // The first one is on the first screen.
  const later = number > 0 && { [LATER_ATTRIBUTE]: '' };
  return (
    <div className={styles.run} data-run {...later}>
      {runs[number]}
    </div>
  );
}

/** What the document has of a run. Its code is copied, and what is too wide scrolled by key, as where React renders it. */
function StillRun({ number, kept }: { number: number; kept: Kept }) {
  const text = useText();
  const watch = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return;
      if (!place.firstChild) place.append(...(kept.get(number) ?? []));
      const boxes = place.querySelectorAll<HTMLElement>('pre[data-lang], [data-table]');
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
      return () => {
        kept.set(number, [...place.childNodes]);
        stops.forEach((stop) => stop());
      };
    },
    [kept, number, text],
  );

  const onClick = async ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-code]') : null;
    const code = button?.closest('figure')?.querySelector('code');
    if (!button || !code) return;
    if (button.dataset['code'] === 'file') {
      // The markup is without the file's last line break.
      const file = new Blob([code.textContent.replace(/\n?$/, '\n')], { type: 'text/plain' });
      return saveFile(captionOf(code) ?? '', file);
    }
    const isCopied = await copyText(code.textContent);
    tellOutcome(button, isCopied ? 'copied' : 'refused', text(isCopied ? 'code.copied' : 'demo.copy.failed'));
    if (!isCopied) selectText(code);
  };
  return <DocumentMarkup as="div" ref={watch} className={styles.run} data-run onClick={onClick} />;
}

/** The title of a block of code, if it has one. */
const captionOf = (element: Element) => element.closest('figure')?.querySelector('figcaption')?.textContent;
