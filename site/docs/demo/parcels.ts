/** A parcel that waits to be collected. */
export interface Parcel {
  number: number;
  recipient: string;
  from: string;
}

const RECIPIENTS = [
  'Ada Winter',
  'Bo Lindgren',
  'Carmen Ruiz',
  'Dev Patel',
  'Elif Kaya',
  'Femi Ade',
  'Greta Holm',
];
const SENDERS = [
  'Harbour Books',
  'Lund Steel',
  'Potters of Braga',
  'Mill Lane',
  'Seven Sisters Cycles',
];

export function createParcel(number: number): Parcel {
  return {
    number,
    recipient: RECIPIENTS[(number * 3) % RECIPIENTS.length] ?? '',
    from: SENDERS[(number * 2) % SENDERS.length] ?? '',
  };
}
