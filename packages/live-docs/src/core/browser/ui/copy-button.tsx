import type { ComponentType } from 'react';
import { CopyOutcome } from './copy-outcome';
import { Check } from './icons/check';
import { Copy } from './icons/copy';
import { IconButton, type IconProps } from 'live-playground/ui';
import type { CopiedText } from './copy-text';
import { useCopy } from './use-copy';

interface CopyButtonProps {
  text: CopiedText;
  label: string;
  /** Said once it is copied. */
  copied: string;
  /** Said where the browser forbids it. */
  refused: string;
  /** Called where the browser forbids it: the place to select the text instead. */
  onRefused?: () => void;
  /** Called when it is likely to be pressed soon. */
  onIntent?: () => void;
  className?: string;
  /** What is shown in place of the icon for copying. */
  icon?: ComponentType<IconProps>;
}

/** Copies a text and says whether that went well. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, copied, refused, onRefused, onIntent, className, icon = Copy } = props;
  const [outcome, copy] = useCopy();
  const Icon = outcome === 'copied' ? Check : icon;
  return (
    <CopyOutcome
      outcome={outcome}
      told={outcome && { copied, refused }[outcome]}
      {...(className === undefined ? {} : { className })}
    >
      <IconButton
        label={label}
        data-outcome={outcome}
        onClick={() => copy(text, onRefused)}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        <Icon size={16} />
      </IconButton>
    </CopyOutcome>
  );
}
