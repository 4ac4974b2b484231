/** What the errors mean that readers meet most often, by number. In production React says no more than that. */
const MEANINGS: Record<string, string> = {
  31: 'An object is not something that React can show: %s. Show one of its properties, or a list as an array',
  60: 'An element takes either children or dangerouslySetInnerHTML, not both',
  61: 'dangerouslySetInnerHTML must be an object of the form {__html: …}',
  62: 'style must be an object, such as {{ marginRight: 8 }}, not a string',
  130: 'This is not a component: %s. Is it exported, and imported by its name?',
  137: '<%s> takes neither children nor dangerouslySetInnerHTML',
  143: 'Children.only takes a single element',
  152: 'A component returned nothing. Return an element, or null',
  185: 'Endless update: state is set again each time that it changes, in a layout effect, a ref or componentDidUpdate',
  300: 'Fewer hooks than in the render before. Hooks must not stand behind an early return or a condition',
  301: 'Endless render: a component sets its state each time that it renders',
  310: 'More hooks than in the render before. Hooks must not stand behind an early return or a condition',
  311: 'Other hooks than in the render before. Hooks must not stand behind an early return or a condition',
  321: 'A hook was called outside of a component',
  399: '<%s> takes neither children nor dangerouslySetInnerHTML',
  438: 'use() takes a promise or a context, not %s',
  482: 'A component is an async function, which browsers cannot show',
};

/** Says in words what React says by number; any other message comes back as it is. */
export function explainReactError(message: string): string {
  const [, number = '', address = ''] = /^Minified React error #(\d+); visit (\S*)/.exec(message) ?? [];
  const [value] = new URLSearchParams(address.split('?')[1]).getAll('args[]');
  return meaningOf(number, value) ?? message;
}

/** What an error of React's means. @param value what it is about. */
export function meaningOf(number: string | number, value = 'unknown'): string | undefined {
  return MEANINGS[number]?.replace('%s', () => value);
}
