import { type HTMLAttributes, isValidElement, type ReactNode } from 'react';
import { useText } from '../locale';
import { Link as LinkIcon } from '../ui/icons';
import styles from './heading.module.css';

type Level = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** The component of one level's headings. */
export function createHeading(level: Level) {
  return function HeadingOfLevel(props: HTMLAttributes<HTMLHeadingElement>) {
    return <Heading {...props} level={level} />;
  };
}

/** A heading with a link to itself. The link is beside it, so that it is no part of the heading's name. */
export function Heading({ level: Level, ...props }: HTMLAttributes<HTMLHeadingElement> & { level: Level }) {
  const text = useText();
  return (
    <div className={styles.heading} data-level={Level}>
      <Level {...props} />
      {props.id && (
        <a
          className={styles.anchor}
          href={`#${props.id}`}
          aria-label={text('heading.link', { name: textOf(props.children) })}
        >
          <LinkIcon size={16} />
        </a>
      )}
    </div>
  );
}

/** The text of what is rendered, if its elements are those of Markdown: they have their text as children. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}
