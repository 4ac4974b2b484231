import { useLocale, useText } from '../locale';
import { Failure } from '../ui/failure';

interface DemoFailureProps {
  title: string;
  error: Error;
  onRetry: () => void;
}

/** What went wrong in a demo or with its code, in the language of the chrome. */
export function DemoFailure(props: DemoFailureProps) {
  const text = useText();
  const { locale } = useLocale();
  return <Failure {...props} retryLabel={text('retry')} lang={locale} />;
}
