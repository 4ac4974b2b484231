import type { PictureElement, PictureReader } from 'live-docs';

/** Parts that stay in view, or that sum up the rows. */
const STICKY = ['rc-table-header', 'rc-table-summary'];

/** Cells that say what a demo is about, by its id. */
const ABOUT: Record<string, (cell: PictureElement) => boolean> = {
  'colspan-rowspan': isMerged('td'),
  'colspan-rowspan-legacy': isMerged('td'),
  'column-resize': ({ classes }) => classes.includes('react-resizable'),
  'ellipsis': cutsText,
  'ellipsis-custom-tooltip': cutsText,
  'grouping-columns': isMerged('th'),
  'grouping-columns-hidden': isMerged('th'),
  'no-data': isMerged('td'),
  'scope-row': ({ attributes }) => attributes['scope']?.startsWith('row') === true,
};

/** What the gallery's pictures show of the table where its markup is made of `div` elements. */
export const readPicture: PictureReader = (element, demo) => {
  const { tag, classes } = element;
  const isAbout = ABOUT[demo] ?? (() => false);
  if (classes.includes('rc-table-measure-row')) return { as: 'none' };
  if (classes.includes('rc-table')) return { as: 'table' };
  if (tag === 'div' && classes.includes('rc-table-row')) return { as: 'row' };
  if (classes.includes('rc-table-expanded-row')) return { as: tag === 'tr' ? 'row' : 'group', accent: true };
  if (classes.some((name) => STICKY.includes(name))) return { as: 'group', accent: true };
  if (classes.includes('rc-table-cell'))
    return { as: 'cell', accent: classes.some((name) => name.startsWith('rc-table-cell-fix')) || isAbout(element) };
  return classes.includes('tag') ? { as: 'label' } : undefined;
};

/** A cell of a kind that is over several rows or columns. */
function isMerged(kind: string): (cell: PictureElement) => boolean {
  return ({ tag, attributes: { colspan = '1', rowspan = '1' } }) =>
    tag === kind && (colspan !== '1' || rowspan !== '1');
}

function cutsText({ classes }: PictureElement): boolean {
  return classes.includes('rc-table-cell-ellipsis');
}
