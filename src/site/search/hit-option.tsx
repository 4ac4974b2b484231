import File from 'lucide-react/icons/file';
import Hash from 'lucide-react/icons/hash';
import SquarePlay from 'lucide-react/icons/square-play';
import { memo, type MouseEvent } from 'react';
import type { HighlightText, SearchHit } from '../../model';
import { withBase } from '../navigation';
import styles from './hit-option.module.css';

const ICONS = { page: File, demo: SquarePlay, title: Hash, content: Hash };

interface HitOptionProps {
  hit: SearchHit;
  id: string;
  /** Place among all options. */
  at: number;
  active: boolean;
  /** Name its page, which the heading above it does not. */
  withPage: boolean;
  onPoint: (at: number) => void;
  onChoose: (hit: SearchHit) => void;
}

/** A result: where it leads, and the words that it was found by. A link, so that it can be opened in a new tab. */
export const HitOption = memo(function HitOption({ hit, id, at, active, withPage, onPoint, onChoose }: HitOptionProps) {
  const { type, link, highlightTitleTexts, highlightTexts, pageTitle } = hit;
  const Icon = ICONS[type];
  const title = highlightTitleTexts.map(({ text }) => text).join('');

  const choose = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(hit);
  };

  return (
    <a
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={withBase(link)}
      className={styles.hit}
      onPointerMove={() => onPoint(at)}
      onClick={choose}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Icon size={18} className={styles.icon} />
      <span className={styles.texts} lang="en">
        <span className={styles.title}>
          <Parts of={highlightTitleTexts} />
        </span>
        {withPage && title !== pageTitle && <span className={styles.page}>{pageTitle}</span>}
        {highlightTexts.length > 0 && (
          <span className={styles.text}>
            <Parts of={highlightTexts} />
          </span>
        )}
      </span>
      <kbd className={styles.enter}>↵</kbd>
    </a>
  );
});

function Parts({ of: parts }: { of: HighlightText[] }) {
  return parts.map(({ text, highlighted }, at) =>
    // The parts of a text never change places.
    highlighted ? <mark key={at}>{text}</mark> : text,
  );
}
