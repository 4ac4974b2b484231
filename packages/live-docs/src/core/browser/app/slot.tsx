import slots from 'virtual:slots';

/** What features add to a place of the layout, in the order of the features. */
export function Slot({ name }: { name: keyof typeof slots }) {
  return slots[name].map((Part, at) => <Part key={at} />);
}
