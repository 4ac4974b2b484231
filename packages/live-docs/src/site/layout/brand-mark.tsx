/** The site's mark: a small table with its head filled. */
export function BrandMark() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d="M3 10V7a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v3z" fill="var(--accent)" />
      <path
        d="M3 10h18M9 10v10M6 4h12a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z"
        stroke="currentColor"
        strokeWidth="1.8"
      />
    </svg>
  );
}
