import { useEffect, useState } from 'react';
import { useFeatureText } from '../../../core/browser/locale/feature-texts';
import { usePage, useSite } from '../../../core/browser/slot';
import { addressIn, findSuccessor, type DocsVersion } from '../shared/archives';
import styles from './archive-note.module.css';
import { loadVersions } from './load-versions';

interface ArchiveNoteProps {
  /** Path of the current site. */
  current: string;
  /** The archive's. */
  name: string;
  title?: string;
}

/**
 * Says above a page that it's of an earlier version, with a link to its successor. The document that is published has the right link, which
 * the build of the current site writes: see `pointTo`. Only pages that the reader turns to run this.
 */
export default function ArchiveNote({ current, name, title = name }: ArchiveNoteProps) {
  const text = useFeatureText();
  const { libraryVersion } = useSite();
  // Where there's no page, it leads to the first one.
  const path = usePage()?.path ?? '/';
  const [newest, setNewest] = useState<DocsVersion>();
  useEffect(() => void loadVersions(current).then((all) => setNewest(all?.[0])), [current]);
  const successor = newest?.pages ? findSuccessor(path, new Set(newest.pages)) : { path, isSame: true };
  return (
    <aside className={styles.note}>
      <p>
        {text('note', { version: libraryVersion || title })}{' '}
        <a href={addressIn({ href: current }, successor.path)} data-successor={successor.isSame ? 'same' : 'nearest'}>
          <span className={styles.same}>{text('same')}</span>
          <span className={styles.nearest}>{text('nearest')}</span>
        </a>
      </p>
    </aside>
  );
}
