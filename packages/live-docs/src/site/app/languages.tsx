import { use } from 'react';
import { defaultAddress, localAddress, localeAt } from '../../model';
import { LanguageSwitch } from '../locale';
import { useRouter } from '../navigation';
import { SiteContext } from './site-context';

/** The choice of language. Where pages are translated, it leads to the same page in that language. */
export function Languages() {
  const router = useRouter();
  const languages = use(SiteContext)?.languages ?? [];
  const go = (id: string) => {
    const { path, search, hash } = router.state().location;
    const plain = defaultAddress(path, localeAt(path, languages)?.base);
    const to = localAddress(plain, languages.find((one) => one.id === id)?.base);
    if (to !== path) void router.navigate(to + search + hash);
  };
  return <LanguageSwitch onChoose={go} />;
}
