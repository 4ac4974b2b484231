import parts from './note-parts.module.css';
import { useLiveText } from './texts/use-live-text';

interface FailedNoteProps {
  text: string;
  onRetry: () => void;
}

/** Says what isn't there beside the code, with a way to try again. */
export function FailedNote({ text, onRetry }: FailedNoteProps) {
  const retry = useLiveText()('retry');
  return (
    <p role="status" className={parts.failed}>
      <span>{text}</span>
      <button type="button" className={parts.action} onClick={onRetry}>
        {retry}
      </button>
    </p>
  );
}
