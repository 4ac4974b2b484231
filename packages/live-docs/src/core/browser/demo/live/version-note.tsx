import offered from 'virtual:run-versions';
import { useLiveText } from 'live-playground/internal/live';
import { chosenLabel, isOffered } from '../../../model';
import styles from './version-note.module.css';

interface VersionNoteProps {
  /** Key of the version. */
  version: string;
  /** Brings the site's own version back. */
  onLeave: () => void;
}

/** Says which version of the library a demo runs in. The expanded view says so by its controls. */
export function VersionNote({ version, onLeave }: VersionNoteProps) {
  const text = useLiveText();
  return (
    <div role="note" data-demo-version className={styles.note}>
      <span>
        {text(isOffered(offered, version) ? 'version' : 'version.absent', { version: chosenLabel(offered, version) })}
      </span>
      <button type="button" className={styles.leave} onClick={onLeave}>
        {text('version.leave', { version: offered.installed })}
      </button>
    </div>
  );
}
