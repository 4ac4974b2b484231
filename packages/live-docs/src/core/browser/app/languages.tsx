import { use } from 'react';
import { LanguageSwitch } from '../locale';
import { useRouter } from '../navigation';
import { SiteContext } from '../slot';

/** The choice of language. Where pages are translated, it leads to the same page in that language. */
export function Languages() {
  const router = useRouter();
  const languages = use(SiteContext)?.languages ?? [];
  const go = (id: string) => {
    const { location, local } = router.state();
    const { path, search, hash } = location;
    const { base = '' } = languages.find((one) => one.id === id) ?? {};
    const to = base + (local?.toDefault(path) ?? path);
    if (to !== path) void router.navigate(to + search + hash);
  };
  return <LanguageSwitch onChoose={go} />;
}
