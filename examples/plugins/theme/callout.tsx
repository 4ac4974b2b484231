import { useLanguage, type CalloutProps } from 'live-docs/components';
import styles from './callout.module.css';

const TEXTS = {
  'en': { note: 'Note', tip: 'Tip', warning: 'Warning' },
  'zh-CN': { note: '注意', tip: '提示', warning: '警告' },
};

/** A remark in the margin of the text, below its kind in small capitals. */
export default function Callout({ kind, children }: CalloutProps) {
  const language = useLanguage();
  const label = (TEXTS[language as keyof typeof TEXTS] ?? TEXTS.en)[kind];
  return (
    <div role="note" aria-label={label} className={styles.callout} data-kind={kind}>
      <p className={styles.label} data-chrome>
        {label}
      </p>
      {children}
    </div>
  );
}
