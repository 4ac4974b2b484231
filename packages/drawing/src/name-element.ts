const KINDS: Record<string, string> = {
  table: 'Table',
  thead: 'Head',
  tbody: 'Body',
  tfoot: 'Summary',
  tr: 'Row',
  th: 'Head cell',
  td: 'Cell',
  caption: 'Caption',
  button: 'Button',
  input: 'Field',
  select: 'Choice',
  textarea: 'Field',
  label: 'Label',
  output: 'Output',
  a: 'Link',
  svg: 'Icon',
};
const LONGEST = 40;

/** The kind of an element that a designer would look for. */
export function nameOfKind({ localName }: Element): string | undefined {
  return KINDS[localName];
}

/** What a designer may call an element: its kind, and what it says where that is short. */
export function nameElement(element: Element): string {
  const kind = nameOfKind(element) ?? 'Group';
  const label = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ');
  return label !== '' && label.length <= LONGEST ? `${kind}: ${label}` : kind;
}
