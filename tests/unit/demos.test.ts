import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Addresses that the site promises, and that others link to. */
const PROMISED = `
  simple jsx key aria caption no-data nested shadow animation components dropdown ellipsis ellipsis-custom-tooltip
  react-dnd styled-components sub-table class-name expand-icon expanded-row-render expanded-row-class-name
  expanded-sticky children-indent column-hidden column-resize row-hoverable row-and-cell-click click-summary-row
  hide-header scope-col scope-row scroll-x scroll-y scroll-xy sticky-header sticky-header-and-summary fixed-columns
  fixed-columns-and-header fixed-columns-and-header-rtl fixed-columns-auto-height fixed-columns-resize grouping-columns
  grouping-columns-hidden colspan-rowspan colspan-rowspan-legacy measure-row-render title-and-footer virtual
  virtual-list virtual-list-grid virtual-columns
`
  .trim()
  .split(/\s+/);

const slugs = readdirSync(path.join(ROOT, 'docs/demo'))
  .filter((name) => name.endsWith('.mdx') && name !== 'index.mdx')
  .map((name) => path.basename(name, '.mdx'));

it('no demo that was promised is missing', () => {
  expect(PROMISED).toHaveLength(50);
  expect(PROMISED.filter((slug) => !slugs.includes(slug))).toEqual([]);
});

it.each(PROMISED)('the behaviour of %s is tested in a browser', (slug) => {
  expect(existsSync(path.join(ROOT, `tests/e2e/demos/${slug}.spec.ts`))).toBe(true);
});
