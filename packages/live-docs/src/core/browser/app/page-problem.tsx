import { useLocale, useText } from '../locale';
import { useRouter } from '../navigation';
import { Failure } from '../ui/failure';
import { OnUpdate } from '../ui/on-update';

interface PageProblemProps {
  error: Error;
  /** True where there is no page at all, false where only its data is missing. */
  whole: boolean;
}

/** What kept a page, or its data, from loading, with the way to try again. */
export function PageProblem({ error, whole }: PageProblemProps) {
  const text = useText();
  const { locale } = useLocale();
  const router = useRouter();
  return (
    <>
      <Failure
        title={text(whole ? 'failed.page' : 'failed.part')}
        error={error}
        lang={locale}
        retryLabel={text('retry')}
        onRetry={() => void router.retry()}
      />
      {import.meta.env.DEV && whole && <OnUpdate run={() => window.location.reload()} />}
    </>
  );
}
