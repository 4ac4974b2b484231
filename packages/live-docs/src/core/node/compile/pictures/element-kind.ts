import type { PictureElement, PictureHint } from '../../config/picture-reader';

/** What an element is drawn as. A `group` starts no line, a `block` does, and an `item` has a bullet. */
export type ElementKind = PictureHint['as'] | 'block' | 'item' | 'check' | 'image' | 'rule';

const BY_ROLE = index({
  button: 'button tab',
  box: 'alert alertdialog dialog listbox menu tooltip',
  cell: 'cell columnheader gridcell rowheader',
  check: 'checkbox radio switch',
  field: 'combobox searchbox slider spinbutton textbox',
  image: 'img progressbar',
  item: 'listitem menuitem menuitemcheckbox menuitemradio option treeitem',
  row: 'row',
  rule: 'separator',
  table: 'grid table treegrid',
});

const BY_TAG = index({
  none: 'area audio base datalist head link meta noscript script style template title',
  box: 'dialog fieldset pre',
  button: 'button summary',
  cell: 'td th',
  field: 'input meter progress select textarea',
  image: 'canvas embed iframe img object svg video',
  item: 'li',
  row: 'tr',
  rule: 'hr',
  table: 'table',
  block:
    'address article aside blockquote body caption center dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hgroup legend main nav ol p search section ul',
});

const BY_INPUT = index({
  none: 'hidden',
  button: 'button color file image reset submit',
  check: 'checkbox radio',
});

/** What an element is drawn as, by its role, its tag and its style. Elements that take no room are `none`. */
export function elementKind({ tag, attributes }: PictureElement): ElementKind {
  const { role = '', style = '', type = '' } = attributes;
  if ('hidden' in attributes || attributes['aria-hidden'] === 'true') return 'none';
  if (/(^|;)\s*display:\s*none/.test(style)) return 'none';
  return BY_ROLE.get(role) ?? (tag === 'input' ? BY_INPUT.get(type) : undefined) ?? BY_TAG.get(tag) ?? 'group';
}

function index(kinds: Partial<Record<ElementKind, string>>): Map<string, ElementKind> {
  return new Map(
    Object.entries(kinds).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind as ElementKind])),
  );
}
