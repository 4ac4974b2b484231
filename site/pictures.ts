import type { PictureReader } from 'live-docs';

/** What the gallery's pictures show of the table where its markup is made of `div` elements. */
export const readPicture: PictureReader = ({ tag, classes }) => {
  if (classes.includes('rc-table-measure-row')) return { as: 'none' };
  if (classes.includes('rc-table')) return { as: 'table' };
  if (tag === 'div' && classes.includes('rc-table-row')) return { as: 'row' };
  if (classes.includes('rc-table-cell'))
    return { as: 'cell', accent: classes.some((name) => name.startsWith('rc-table-cell-fix')) };
  return classes.includes('tag') ? { as: 'label' } : undefined;
};
