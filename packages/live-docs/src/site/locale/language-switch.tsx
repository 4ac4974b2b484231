import Languages from 'lucide-react/icons/languages';
import { Menu } from '../ui/menu';
import { useLocale } from './use-locale';
import { useText } from './use-text';

/** The control that chooses the chrome's language. Each is named in itself. */
export function LanguageSwitch() {
  const text = useText();
  const { locale, locales, choose } = useLocale();
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
