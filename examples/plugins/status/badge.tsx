import { useLanguage, usePage } from 'live-docs/components';
import { statusTexts, type Level } from './levels';
import { Label } from './label';

/** The status of a page, beside its title. It answers nothing, so readers have its markup and not its code. */
export default function Badge() {
  const level = usePage()?.of?.['status'] as Level | undefined;
  const language = useLanguage();
  return level && <Label level={level}>{statusTexts(language)[level]}</Label>;
}
