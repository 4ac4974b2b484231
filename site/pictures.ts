import type { PictureReader } from 'live-docs';

/** Parts that stay in view, or that sum up the rows. */
const STICKY = ['rc-table-sticky-holder', 'rc-table-summary'];

/** Cells that stay in view, and those that cut their text. */
const ACCENT = /^rc-table-cell-(fix|ellipsis)/;
/** Cells over several rows or columns. */
const isMerged = ({ colspan = '1', rowspan = '1' }: Record<string, string>) => colspan !== '1' || rowspan !== '1';

/** What the gallery's pictures show of the table where its markup is made of `div` elements. */
export const readPicture: PictureReader = ({ tag, classes, attributes }) => {
  if (classes.includes('rc-table-measure-row')) return { as: 'none' };
  if (classes.includes('rc-table')) return { as: 'table' };
  if (tag === 'div' && classes.includes('rc-table-row')) return { as: 'row' };
  if (classes.includes('rc-table-expanded-row')) return { as: tag === 'tr' ? 'row' : 'group', accent: true };
  if (classes.some((name) => STICKY.includes(name))) return { as: 'group', accent: true };
  if (classes.includes('rc-table-cell'))
    return { as: 'cell', accent: (tag === 'td' && isMerged(attributes)) || classes.some((name) => ACCENT.test(name)) };
  return classes.includes('tag') ? { as: 'label' } : undefined;
};
