import type { ReactNode } from 'react';
import { useLocale, useText } from '../locale';
import { Info, Lightbulb } from '../ui/icons';
import { TriangleAlert } from 'live-playground/internal';
import styles from './callout.module.css';

const ICONS = { note: Info, tip: Lightbulb, warning: TriangleAlert };

export interface CalloutProps {
  kind: 'note' | 'tip' | 'warning';
  children: ReactNode;
}

/** A remark beside the text. Its kind is told by icon, word and colour. */
export function Callout({ kind, children }: CalloutProps) {
  const text = useText();
  const { locale } = useLocale();
  const Icon = ICONS[kind];
  const label = text(`callout.${kind}`);
  return (
    <div role="note" aria-label={label} className={styles.callout} data-kind={kind}>
      <p className={styles.label} lang={locale} data-chrome>
        <Icon size={16} />
        {label}
      </p>
      {children}
    </div>
  );
}
