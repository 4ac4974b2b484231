import { use, useSyncExternalStore } from 'react';
import { useText } from '../locale';
import { Moon, Sun } from '../ui/icons';
import { Menu } from '../ui/menu';
import { COLOR_MODES, toColorMode, type ColorMode, ColorModeContext } from './color-mode';
import styles from './color-mode-switch.module.css';

/** The control that chooses the colour mode. Its icon shows the colour, by style alone: the markup knows none. */
export function ColorModeSwitch() {
  const text = useText();
  const { mode, setMode } = useColorMode();
  return (
    <Menu
      label={text('colour')}
      icon={
        <>
          <Sun size={17} className={styles.sun} />
          <Moon size={17} className={styles.moon} />
        </>
      }
      items={COLOR_MODES.map((value) => ({ value, label: text(`colour.${value}`) }))}
      value={mode}
      onChange={(value) => setMode(toColorMode(value))}
    />
  );
}

/** The reader's colour mode; undefined on the server and while hydrating, because only the browser knows. */
export function useColorMode() {
  const chosen = use(ColorModeContext);
  if (!chosen) throw new Error('useColorMode: expected a ColorModeProvider above');
  const mode = useSyncExternalStore<ColorMode | undefined>(chosen.subscribe, chosen.read, () => undefined);
  return { mode, setMode: chosen.write };
}
