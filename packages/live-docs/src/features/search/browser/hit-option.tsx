import { memo, use, type MouseEvent } from 'react';
import { joinParts, type HighlightText, type SearchHit } from '../shared';
import { PageLanguageContext } from '../../../core/browser/locale';
import { withBase } from '../../../core/browser/navigation';
import { CodeXml } from '../../../core/browser/ui/demo-icons';
import { File, Hash, SquarePlay } from './icons';
import styles from './hit-option.module.css';

const ICONS = { page: File, demo: SquarePlay, title: Hash, content: Hash, property: CodeXml };

interface HitOptionProps {
  hit: SearchHit;
  id: string;
  active: boolean;
  /** Name its page, which the heading above it does not. */
  withPage: boolean;
  onPoint: (link: string) => void;
  onChoose: (hit: SearchHit, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The id of an option: another one for another hit, so that a screen reader announces a new first result. */
export const optionId = (list: string, link: string) => list + link;

/** A result: where it leads, and the words that it was found by. A link, so that it can be opened in a new tab. */
export const HitOption = memo(function HitOption({ hit, id, active, withPage, onPoint, onChoose }: HitOptionProps) {
  const { type, link, highlightTitleTexts, highlightTexts, pageTitle } = hit;
  const Icon = ICONS[type];
  const choose = (event: MouseEvent<HTMLAnchorElement>) => onChoose(hit, event);

  return (
    <a
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={withBase(link)}
      className={styles.hit}
      onPointerMove={() => onPoint(link)}
      onClick={choose}
      onAuxClick={(event) => event.button === 1 && choose(event)}
    >
      <Icon size={18} className={styles.icon} />
      <span className={styles.texts} lang={use(PageLanguageContext).address}>
        <span>
          <Parts of={highlightTitleTexts} />
        </span>
        {withPage && !joinParts(highlightTitleTexts).startsWith(pageTitle) && (
          <span className={styles.page}>{pageTitle}</span>
        )}
        {highlightTexts.length > 0 && (
          <span className={styles.text}>
            <Parts of={highlightTexts} />
          </span>
        )}
      </span>
      <kbd className={styles.enter} aria-hidden>
        ↵
      </kbd>
    </a>
  );
});

/** A text with its keywords marked. */
function Parts({ of: parts }: { of: HighlightText[] }) {
  return parts.map(({ text, highlighted }, at) =>
    // The parts of a text never change places.
    highlighted ? <mark key={at}>{text}</mark> : text,
  );
}
