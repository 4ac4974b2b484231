import {
  Component,
  memo,
  use,
  useEffect,
  useRef,
  startTransition,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { UNNAMED_GROUP, type PageSidebar, type SidebarGroup } from '../../model';
import { PageLanguageContext, useLabel, useText, Failure } from '../locale';
import { Link } from '../navigation';
import { Slot } from '../slot';
import { useCurrentInSight } from './use-current-in-sight';
import styles from './sidebar.module.css';
import { dataAt, useResources } from '../loading';
import { createStored, toError, whenIdle, type StoredEntry } from 'live-playground/internal';

const NONE: readonly string[] = [];

/** Titles of the groups that the reader has folded, one a line: in this tab, on all pages. */
const FOLDED: StoredEntry<readonly string[]> = {
  name: 'folded-groups',
  area: 'sessionStorage',
  parse: (text) => text?.split('\n') ?? NONE,
  print: (titles) => titles.join('\n') || null,
};

interface SidebarProps {
  sidebar: PageSidebar;
  path: string;
  /** `column` beside the page, `list` in the drawer. */
  variant?: 'column' | 'list';
}

interface PageLinkProps {
  path: string;
  title: string;
  current: boolean;
}

/** The pages of the current navigation entry, by group. The rest of a long one is fetched in idle time, or when it's touched. */
export function Sidebar({ sidebar, path, variant = 'column' }: SidebarProps) {
  const text = useText();
  const nav = useRef<HTMLElement>(null);

  const { groups, problem, fetchRest } = useWholeSidebar(sidebar, nav);

  useCurrentInSight(nav, path);

  return (
    <nav
      ref={nav}
      aria-label={text('sidebar')}
      className={`${styles.sidebar} ${styles[variant]}`}
      onPointerEnter={fetchRest}
      onFocus={fetchRest}
    >
      <Slot name="sidebar-start" />
      <KeptPlace box={nav} of={groups}>
        {groups.map((group) => (
          <Group key={`${group.title} ${group.pages[0]?.path}`} {...group} path={path} />
        ))}
      </KeptPlace>
      <Slot name="sidebar-end" />
      {problem && <Failure title={text('failed.part')} error={problem} onRetry={fetchRest} />}
    </nav>
  );
}

/** Pages with one title above them, which folds them. The current group doesn't fold: the page's link stays in view. */
function Group({ title, pages, path }: SidebarGroup & { path: string }) {
  const label = useLabel();
  const { address } = use(PageLanguageContext);
  const resources = useResources();
  const [stored] = useState(() => resources.get('folded groups', () => createStored(FOLDED)));
  const folded = useSyncExternalStore(stored.subscribe, stored.read, () => NONE);
  const name = title === UNNAMED_GROUP ? undefined : label('group', title);
  const isCurrent = pages.some((page) => page.path === path);
  const isFolded = folded.includes(title);
  const onToggle = (isOpen: boolean) => {
    // A group that becomes the current one opens, and stays folded on other pages.
    if (isCurrent || isOpen !== isFolded) return;
    stored.write(isOpen ? folded.filter((one) => one !== title) : [...folded, title]);
  };
  const list = (
    <ul lang={address} aria-label={name}>
      {pages.map((page) => (
        <li key={page.path}>
          <PageLink {...page} current={page.path === path} />
        </li>
      ))}
    </ul>
  );
  return (
    <section>
      {name === undefined ? (
        list
      ) : (
        <details open={isCurrent || !isFolded} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
          {/* No heading: it would be one before the page's title. */}
          <summary
            data-fixed={isCurrent || undefined}
            tabIndex={isCurrent ? -1 : undefined}
            onClick={(event) => isCurrent && event.preventDefault()}
          >
            {name}
          </summary>
          {list}
        </details>
      )}
    </section>
  );
}

/** One of fifty: of these, two differ from page to page. */
const PageLink = memo(function PageLink({ path, title, current }: PageLinkProps) {
  return (
    <Link to={path} prefetch="intent" aria-current={current ? 'page' : undefined}>
      {title}
    </Link>
  );
});

/**
 * The whole sidebar, once it's there: a page lists a part of a long one, and the rest is fetched in idle time.
 * @param box what shows it. For one that a narrow window hides, nothing is fetched until it's wanted.
 * @returns its groups as far as they're there, what kept the rest from a reader who wanted it, and what fetches that at once, or again.
 */
function useWholeSidebar({ groups, file }: PageSidebar, box: RefObject<HTMLElement | null>) {
  const resources = useResources();
  const [whole, setWhole] = useState<{ file: string; groups: SidebarGroup[] }>();
  const [problem, setProblem] = useState<Error>();
  const shown = file && whole?.file === file ? whole.groups : groups;
  const wholeAt = (address: string) => dataAt<SidebarGroup[]>(resources, address, 'sidebar');
  const show = (all: SidebarGroup[] | undefined) => {
    if (!file || !all) return;
    setProblem(undefined);
    // Thousands of links: rendered in slices, between which the page answers.
    startTransition(() => setWhole((last) => (last?.file === file ? last : { file, groups: all })));
  };
  const fetchRest = () => {
    if (!file || whole?.file === file) return;
    wholeAt(file)
      .load({ stay: true })
      .then(show, (error: unknown) => setProblem(toError(error)));
  };

  useEffect(() => {
    if (!file || box.current?.offsetParent === null) return;
    return whenIdle(() => void wholeAt(file).prefetch().then(show));
    // Once for each file.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [file]);

  return { groups: shown, problem, fetchRest };
}

/** Keeps what the reader looks at in its place in a box while a list grows there. */
class KeptPlace extends Component<{ box: RefObject<HTMLElement | null>; of: unknown; children: ReactNode }> {
  override getSnapshotBeforeUpdate({ of }: Readonly<KeptPlace['props']>): Anchor | null {
    const { box, of: now } = this.props;
    return (now !== of && box.current && findAnchor(box.current)) || null;
  }

  override componentDidUpdate(_: unknown, __: unknown, anchor: Anchor | null): void {
    const { current } = this.props.box;
    if (current && anchor?.link.isConnected) current.scrollTop += topIn(current, anchor.link) - anchor.top;
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/** A link of a sidebar, and its distance from the top of what it scrolls in, which scrolling doesn't change. */
interface Anchor {
  link: Element;
  top: number;
}

/** What must not move while the list grows: the link with the focus, under the pointer, or of the current page; else the first in sight. */
function findAnchor(box: Element): Anchor | undefined {
  const { top, bottom } = box.getBoundingClientRect();
  const links = [...box.querySelectorAll('a')].filter((link) => {
    const place = link.getBoundingClientRect().top;
    return place >= top && place < bottom;
  });
  const meant = [':focus', ':hover', '[aria-current]', 'a'].map((one) => links.find((link) => link.matches(one)));
  const link = meant.find((one) => one !== undefined);
  return link && { link, top: topIn(box, link) };
}

const topIn = (box: Element, link: Element) =>
  link.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
