import { Callout, CodeBlock } from 'virtual:parts';
import type { ComponentType } from 'react';
import { Actions } from './actions';
import { Cards, DemoPicture } from './cards';
import { createHeading } from './heading';
import styles from './prose.module.css';
import { ProseImage, NamedLink, ProseLink, withClass } from './prose';
import { Run } from './runs';
import { TableCell, TableScroll } from './table';
import { Problems } from '../ui/problems';

type Components = Record<string, ComponentType<never>>;

/** All that a page may use without importing it: the elements of Markdown and our own by name. */
export function createMdxComponents(): Components {
  return {
    h2: createHeading('h2'),
    h3: createHeading('h3'),
    h4: createHeading('h4'),
    h5: createHeading('h5'),
    h6: createHeading('h6'),
    p: withClass('p', styles.text),
    ul: withClass('ul', styles.list),
    ol: withClass('ol', styles.list),
    blockquote: withClass('blockquote', styles.quote),
    hr: withClass('hr', styles.rule),
    img: ProseImage,
    code: withClass('code', styles.code),
    table: TableScroll,
    td: TableCell,
    a: ProseLink,
    Actions,
    Cards,
    DemoPicture,
    Callout,
    CodeBlock,
    Link: NamedLink,
    Run,
    // In place of what the development server can't show. In built pages that nobody wrote, a note is around it.
    Problems: import.meta.env.DEV ? Problems : () => null,
  };
}
