import { useEffect, useState } from 'react';
import { fetchParticipants } from './fetch-participants';

interface Result {
  attempt: number;
  names: string[];
  failed: boolean;
}

/** Loads the participants of a workshop when it mounts. */
export function Participants({ workshop }: { workshop: string }) {
  const [attempt, setAttempt] = useState(1);
  const [result, setResult] = useState<Result>({ attempt: 0, names: [], failed: false });

  useEffect(() => {
    const controller = new AbortController();
    fetchParticipants(workshop, controller.signal).then(
      (names) => setResult({ attempt, names, failed: false }),
      () => {
        if (!controller.signal.aborted) setResult({ attempt, names: [], failed: true });
      },
    );
    return () => controller.abort();
  }, [workshop, attempt]);

  const loading = result.attempt !== attempt;
  const failed = !loading && result.failed;

  let message = result.names.length > 0 ? result.names.join(', ') : 'Nobody has signed up yet.';
  if (loading) message = 'Loading participants…';
  if (failed) message = 'The participants couldn’t be loaded.';

  return (
    <p>
      <span role="status">{message}</span>{' '}
      {(failed || (loading && attempt > 1)) && (
        <button
          type="button"
          className="action"
          aria-disabled={loading}
          onClick={() => setAttempt(attempt + 1)}
        >
          Try again
        </button>
      )}
    </p>
  );
}
