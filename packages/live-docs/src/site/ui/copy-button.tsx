import { useEffect, useState } from 'react';
import { Check } from './icons/check';
import { Copy } from './icons/copy';
import styles from './copy-button.module.css';
import { IconButton } from 'live-playground/ui';

/** Milliseconds that the outcome stays in view; a refusal has more to read. */
const SHOWN = { copied: 2000, refused: 6000 };

interface CopyButtonProps {
  /** The text, or what fetches it first. If that fails, it is for its owner to say so. */
  'text': string | (() => Promise<string>);
  'label': string;
  /** Said once it is copied. */
  'copied': string;
  /** Said where the browser forbids it. */
  'refused': string;
  /** Called where the browser forbids it: the place to select the text instead. */
  'onRefused'?: () => void;
  /** Called when it is likely to be pressed soon. */
  'onIntent'?: () => void;
  'className'?: string;
  'data-resumes'?: string;
}

/** Copies a text and says, in view and politely aloud, whether that went well. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, copied, refused, onRefused, onIntent, className = '', ...rest } = props;
  const [outcome, setOutcome] = useState<keyof typeof SHOWN>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN[outcome]);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    setOutcome(undefined);
    let value: string;
    try {
      value = typeof text === 'string' ? text : await text();
    } catch {
      return;
    }
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
      onRefused?.();
    }
  };

  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <span className={`${styles.root} ${className}`}>
      <span role="status" className={styles.outcome} data-outcome={outcome}>
        {outcome === 'copied' ? copied : outcome === 'refused' ? refused : ''}
      </span>
      <IconButton
        label={label}
        data-outcome={outcome}
        onClick={copy}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        {...rest}
      >
        <Icon size={16} />
      </IconButton>
    </span>
  );
}
