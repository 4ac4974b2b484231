import { useRef } from 'react';
import { useLocale, useText } from '../locale';
import { Code } from 'live-playground/internal';
import { CopyButton, selectText } from '../ui/copy';
import copyStyles from '../ui/copy.module.css';
import styles from './copyable-code.module.css';

interface CopyableCodeProps {
  lang: string;
  label: string;
  /** What the code is about: its file, or the section that it's in. */
  subject: string | undefined;
  /** What is copied, and shown where there is no markup. */
  text: string;
  /** Highlighted markup, written by the build. */
  html?: string;
}

/** Code with a button that copies it. */
export function CopyableCode({ lang, label, subject, text: code, html }: CopyableCodeProps) {
  const text = useText();
  const { locale } = useLocale();
  const ref = useRef<HTMLElement>(null);
  return (
    <div className={styles.body} lang={locale}>
      <Code lang={lang} label={label} html={html} codeRef={ref}>
        {code}
      </Code>
      <CopyButton
        className={copyStyles.overCode}
        text={code}
        label={subject === undefined ? text('code.copy') : text('code.copy.of', { name: subject })}
        copied={text('code.copied')}
        refused={text('demo.copy.failed')}
        onRefused={() => selectText(ref.current)}
      />
    </div>
  );
}
