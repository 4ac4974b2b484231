/** A parcel that waits at the desk for who it is for. */
export interface Parcel {
  number: number;
  recipient: string;
  from: string;
  shelf: string;
}

const RECIPIENTS = ['Ada Winter', 'Bo Lindgren', 'Carmen Ruiz', 'Dev Patel', 'Elif Kaya', 'Femi Ade', 'Greta Holm'];
const SENDERS = ['Harbour Books', 'Lund Steel', 'Potters of Braga', 'Mill Lane', 'Seven Sisters Cycles'];
const SHELVES = ['A-1', 'C-4', 'B-2', 'A-3'];

/** The parcel that comes in under a number. */
export function createParcel(number: number): Parcel {
  return {
    number,
    recipient: RECIPIENTS[(number * 3) % RECIPIENTS.length] ?? '',
    from: SENDERS[(number * 2) % SENDERS.length] ?? '',
    shelf: SHELVES[number % SHELVES.length] ?? '',
  };
}
