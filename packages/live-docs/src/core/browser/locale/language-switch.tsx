import { id, name } from 'virtual:languages';
import { Failure } from './failure';
import { Languages } from '../ui/icons';
import { Menu } from '../ui/menu';
import styles from './language-switch.module.css';
import { useLocale, useLocaleProblem, useText } from './locale';

/** Chooses the interface's language. Each is named in itself. Nothing where there is one. */
export function LanguageSwitch({ onChoose }: { onChoose: (id: string) => void }) {
  const text = useText();
  const { locale, locales, choose } = useLocale();
  const [problem, retry] = useLocaleProblem();
  if (locales.length === 0) return null;
  const items = [{ id, name }, ...locales];
  return (
    <div className={styles.switch}>
      <Menu
        label={text('language')}
        icon={<Languages size={17} />}
        items={items.map(({ id, name }) => ({ value: id, label: name, lang: id }))}
        value={locale}
        onChange={(id) => {
          choose(id);
          onChoose(id);
        }}
      />
      {problem && (
        <div className={styles.problem}>
          <Failure title={text('language.failed')} error={problem} onRetry={retry} />
        </div>
      )}
    </div>
  );
}
