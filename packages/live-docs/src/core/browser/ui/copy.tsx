import { useEffect, useState, type ReactNode, type ComponentType } from 'react';
import styles from './copy.module.css';
import { Check, Copy } from './icons';
import { IconButton, type IconProps } from 'live-playground/internal';

/** Selects what an element holds, ready to be copied by hand. */
export function selectText(element: Element | null): void {
  if (element) getSelection()?.selectAllChildren(element);
}

/** A text, or what fetches it first: undefined if there is none. If that fails, it is for its owner to say so. */
type CopiedText = string | (() => Promise<string | undefined>);

/**
 * Copies a text. Call it from the press itself: browsers allow it then alone, and a fetch takes longer. They take a promise for
 * that, if they know how.
 * @returns false if there is no text, or the browser forbids it.
 * @throws what fetching the text throws.
 */
export async function copyText(text: CopiedText): Promise<boolean> {
  if (typeof text === 'string') return isDone(() => navigator.clipboard.writeText(text));
  const fetched = text();
  const promised = fetched.then(toBlob);
  // Its error is told by `fetched`.
  promised.catch(() => undefined);
  if (await isDone(() => navigator.clipboard.write([new ClipboardItem({ 'text/plain': promised })]))) return true;
  const value = await fetched;
  return value !== undefined && isDone(() => navigator.clipboard.writeText(value));
}

async function isDone(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch {
    return false;
  }
}

function toBlob(text: string | undefined): Blob {
  if (text === undefined) throw new Error('There is no text to copy');
  return new Blob([text], { type: 'text/plain' });
}

/** Milliseconds that the outcome stays in view; a refusal has more to read. */
const SHOWN = { copied: 2000, refused: 6000 };

/** Whether a text was copied, or the browser forbade it. */
export type Outcome = keyof typeof SHOWN;

/**
 * Copies texts, and says for a while how that went.
 * @returns the outcome; what copies, which calls `onRefused` where the browser forbids it; and what sets the outcome.
 */
export function useCopy(): [
  outcome: Outcome | undefined,
  copy: (text: CopiedText, onRefused?: () => void) => Promise<void>,
  say: (outcome: Outcome) => void,
] {
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN[outcome]);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async (text: CopiedText, onRefused?: () => void) => {
    setOutcome(undefined);
    try {
      const isCopied = await copyText(text);
      setOutcome(isCopied ? 'copied' : 'refused');
      if (!isCopied) onRefused?.();
    } catch {
      // The text's owner says so.
    }
  };
  return [outcome, copy, setOutcome];
}

/** Until when what a button of the document says is in view. */
const shown = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Says by a `CopyButton` that React has left alone how copying went. */
export function tellOutcome(button: HTMLElement, outcome: Outcome, told: string): void {
  const status = button.parentElement?.querySelector<HTMLElement>('[role=status]');
  if (!status) return;
  const say = (outcome: Outcome | undefined, told: string) => {
    status.textContent = told;
    for (const { dataset } of [status, button])
      if (outcome) dataset['outcome'] = outcome;
      else delete dataset['outcome'];
  };
  clearTimeout(shown.get(button));
  say(outcome, told);
  shown.set(
    button,
    setTimeout(() => say(undefined, ''), SHOWN[outcome]),
  );
}

interface CopyOutcomeProps {
  outcome: Outcome | undefined;
  /** What is said of it, in view and politely aloud: a line beside the button, or several above. */
  told: string | readonly string[] | undefined;
  className?: string | undefined;
  /** The button. */
  children: ReactNode;
}

/** A button that copies, and a bubble that says whether that went well. */
export function CopyOutcome({ outcome, told, className = '', children }: CopyOutcomeProps) {
  return (
    <span className={`${styles.root} ${className}`}>
      <span
        role="status"
        className={styles.outcome}
        data-outcome={outcome}
        data-long={typeof told === 'object' || undefined}
      >
        {outcome && (typeof told === 'object' ? told.map((line) => <span key={line}>{line}</span>) : told)}
      </span>
      {children}
    </span>
  );
}

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
    <CopyOutcome outcome={outcome} told={outcome && { copied, refused }[outcome]} className={className}>
      <IconButton
        label={label}
        data-code={typeof text === 'string' ? 'text' : undefined}
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
