'use client';

import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../core/browser/locale';
import { toPlainHref, useLocation, withBase } from '../../../core/browser/navigation';
import { useSite } from '../../../core/browser/slot';
import { Check, ChevronDown } from '../../../core/browser/ui/icons';
import type { DocsVersion } from '../shared/archives';
import type { VersionLink } from './open-menu';
import styles from './version-menu.module.css';

interface VersionMenuProps {
  /** On the current site: its archives. */
  archives?: readonly DocsVersion[];
  /** In an archive: path of the current site, and the archive's own name and title. */
  current?: string;
  name?: string;
  title?: string;
}

/**
 * The badge with the version in the header, which opens a list of links to the same page in the other versions. Without scripts they lead to
 * the first pages. What it does beyond that is loaded when it's opened.
 */
export default function VersionMenu({ archives = [], current, name, title }: VersionMenuProps) {
  const text = useText();
  const { libraryVersion } = useSite();
  const { path } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  /** The links to a page, once they're known. */
  const [found, setFound] = useState<{ path: string; links: readonly VersionLink[] }>();
  const links = found?.path === path ? found.links : undefined;
  const own = withBase('/');
  const label = title ?? (libraryVersion ? `v${libraryVersion}` : (name ?? text('versions.current')));
  const isArchive = current !== undefined;
  const known: readonly VersionLink[] = isArchive
    ? [
        { title: text('versions.current'), href: current },
        { title: label, href: own },
      ]
    : [{ title: libraryVersion, href: own }, ...archives.map((one) => ({ ...one, href: toPlainHref(one.href) }))];

  // Without it the links are as they were.
  const load = () => import('./open-menu').catch(() => undefined);
  const open = async () => {
    if (links) return;
    const place = { own, current: current ?? own, known: known.map(({ href }) => href), path };
    const all = menu.current && (await (await load())?.listLinks(menu.current, place));
    if (all) setFound({ path, links: all });
  };
  // The link of the note carries the reader's settings, too.
  useEffect(() => {
    if (isArchive) void load().then((loaded) => menu.current && loaded?.prepareMenu(menu.current, own, [current, own]));
  }, [isArchive, current, own]);

  return (
    <details
      ref={menu}
      className={styles.menu}
      // Before it's opened, so that the links lead to the page when a quick reader presses one.
      onPointerEnter={() => void open()}
      onToggle={({ currentTarget }) => currentTarget.open && void open()}
    >
      <summary aria-label={`${label}, ${text('versions')}`}>
        <span translate="no">{label}</span>
        <ChevronDown size={14} />
      </summary>
      <ul aria-label={text('versions')}>
        {(links ?? known).map((version, at) => {
          const isOwn = isArchive ? version.href.startsWith(own) : at === 0;
          return (
            <li key={at}>
              <a href={version.href} data-version={version.base} aria-current={isOwn || undefined}>
                <span translate="no">{version.title || text('versions.current')}</span>
                {isOwn && <Check size={16} />}
              </a>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
