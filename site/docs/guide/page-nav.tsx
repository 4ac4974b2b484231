import './page-nav.css';

interface PageNavProps {
  /** Accessible name of the navigation. */
  label: string;
  /** Counted from 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
}

/** First, last and current page with its neighbours. Zero means a gap of two or more pages. */
function pagesToShow(page: number, pageCount: number): number[] {
  const nearby = [1, page - 1, page, page + 1, pageCount].filter(
    (each) => each >= 1 && each <= pageCount,
  );
  const pages = [...new Set(nearby)];
  return pages.flatMap((each, index) => {
    const skipped = each - (pages[index - 1] ?? 0) - 1;
    if (skipped === 0) return [each];
    return [skipped === 1 ? each - 1 : 0, each];
  });
}

export function PageNav({ label, page, pageCount, onChange }: PageNavProps) {
  // `aria-disabled`: a focused button that becomes `disabled` loses focus in some browsers.
  const step = (name: string, target: number) => {
    const isOut = target < 1 || target > pageCount;
    return (
      <li>
        <button type="button" aria-disabled={isOut} onClick={() => !isOut && onChange(target)}>
          {name}
        </button>
      </li>
    );
  };

  return (
    <nav className="controls page-nav" aria-label={label}>
      <ul>
        {step('Previous', page - 1)}
        {pagesToShow(page, pageCount).map((each, index) => (
          <li key={each || `gap-${index}`}>
            {each === 0 ? (
              '…'
            ) : (
              <button
                type="button"
                aria-label={`Page ${each}`}
                aria-current={each === page ? 'page' : undefined}
                onClick={() => onChange(each)}
              >
                {each}
              </button>
            )}
          </li>
        ))}
        {step('Next', page + 1)}
      </ul>
    </nav>
  );
}
