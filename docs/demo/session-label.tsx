import type { Session } from './programme';
import './programme.css';

/** What a cell of the programme shows. */
export function SessionLabel({ title, speaker }: Session) {
  return (
    <>
      <b className="session">{title}</b>
      {speaker && <span className="session soft">{speaker}</span>}
    </>
  );
}
