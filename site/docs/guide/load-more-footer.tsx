interface LoadMoreFooterProps {
  count: number;
  loading: boolean;
  failed: boolean;
  done: boolean;
  onLoadMore: () => void;
}

/** The number of rows, and a button that loads more. It stays mounted, so it keeps the focus. */
export function LoadMoreFooter({ count, loading, failed, done, onLoadMore }: LoadMoreFooterProps) {
  let status = `${count} loaded`;
  if (loading) status = 'Loading…';
  if (failed) status = 'The next rows couldn’t be loaded.';
  if (done) status = `All ${count} loaded`;

  return (
    <div className="load-more">
      <span role="status">{status}</span>
      <button
        type="button"
        className="action"
        aria-disabled={loading || done}
        onClick={onLoadMore}
      >
        {failed ? 'Try again' : 'Load more'}
      </button>
    </div>
  );
}
