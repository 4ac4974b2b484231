import { CopyOutcome } from './copy-outcome';
import { Check } from './icons/check';
import { Copy } from './icons/copy';
import { IconButton } from 'live-playground/ui';
import { useCopy, type CopiedText } from './use-copy';

interface CopyButtonProps {
  'text': CopiedText;
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

/** Copies a text and says whether that went well. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, copied, refused, onRefused, onIntent, className, ...rest } = props;
  const [outcome, copy] = useCopy();
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <CopyOutcome outcome={outcome} texts={{ copied, refused }} {...(className === undefined ? {} : { className })}>
      <IconButton
        label={label}
        data-outcome={outcome}
        onClick={() => copy(text, onRefused)}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        {...rest}
      >
        <Icon size={16} />
      </IconButton>
    </CopyOutcome>
  );
}
