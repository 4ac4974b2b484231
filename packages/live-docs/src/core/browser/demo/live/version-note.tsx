import offered from 'virtual:run-versions';
import { Button } from 'live-playground/internal';
import { useLiveText } from 'live-playground/internal/live';
import { chosenLabel, isOffered } from '../../../model';
import styles from './version-note.module.css';

interface VersionNoteProps {
  /** Key of the version. */
  version: string;
  /** Brings the site's own version back. */
  onLeave: () => void;
}

function keyOf(version: string) {
  if (!isOffered(offered, version)) return 'version.absent';
  return offered.list.find(({ key }) => key === version)?.isUntyped ? 'version.untyped' : 'version';
}

/** Says which version of the library a demo runs in. The expanded view says so by its controls. */
export function VersionNote({ version, onLeave }: VersionNoteProps) {
  const text = useLiveText();
  return (
    <div role="note" data-demo-version className={styles.note}>
      <span>{text(keyOf(version), { version: chosenLabel(offered, version) })}</span>
      <Button onClick={onLeave}>{text('version.leave', { version: offered.installed })}</Button>
    </div>
  );
}
