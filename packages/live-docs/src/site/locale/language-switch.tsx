import Languages from 'lucide-react/icons/languages';
import { Menu } from '../ui/menu';
import { useLocale } from './use-locale';
import { useText } from './use-text';

/** Chooses the interface's language. Each is named in itself. Nothing where English is the only one. */
export function LanguageSwitch() {
  const text = useText();
  const { locale, locales, choose } = useLocale();
  if (locales.length === 0) return null;
  const items = [{ id: 'en', name: 'English' }, ...locales];
  return (
    <Menu
      label={text('language')}
      icon={<Languages size={17} />}
      items={items.map(({ id, name }) => ({ value: id, label: name, lang: id }))}
      value={locale}
      onChange={choose}
    />
  );
}
