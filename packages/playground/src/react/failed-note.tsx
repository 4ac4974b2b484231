import { Button } from '../base/button';
import parts from './note-parts.module.css';
import { useLiveText } from './texts/use-live-text';

/** Says what isn't there beside the code, with a way to try again. */
export function FailedNote({ text, onRetry }: { text: string; onRetry: () => void }) {
  const retry = useLiveText()('retry');
  return (
    <p role="status" className={parts.failed}>
      <span>{text}</span>
      <Button onClick={onRetry}>{retry}</Button>
    </p>
  );
}
