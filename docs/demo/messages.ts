/** A message in an inbox. */
export interface Message {
  id: string;
  from: string;
  subject: string;
  received: string;
  /** Empty where the subject says it all. */
  text: string;
}

export const messages: Message[] = [
  {
    id: 'm-41',
    from: 'Ingrid Solberg',
    subject: 'Keys to the boathouse',
    received: '09:42',
    text: 'They hang in the office now, on the hook behind the door. Please sign the book when you take them, and when they are back.',
  },
  {
    id: 'm-42',
    from: 'Tomás Vidal',
    subject: 'Training moved to Thursday',
    received: '09:05',
    text: 'The lock is closed on Wednesday, so we go out a day later. Same time, same boats.',
  },
  { id: 'm-43', from: 'Harbour office', subject: 'Water is off until noon', received: '08:30', text: '' },
  {
    id: 'm-44',
    from: 'Priya Nair',
    subject: 'Entries for the regatta',
    received: 'Monday',
    text: 'Two eights and a coxed four, all paid for. I still need a name for the third seat of the four by Friday.',
  },
];
