/** A question from a customer, and what was last said about it. */
export interface SupportTicket {
  id: string;
  subject: string;
  from: string;
  message: string;
}

export const supportTickets: SupportTicket[] = [
  {
    id: 'T-4711',
    subject: 'The kettle whistles a minute before the water boils',
    from: 'Amara Okafor',
    message:
      'I have now timed it on three mornings. It starts at about 80 degrees, whether the lid is on or off, and goes quiet again just before the boil. The old one, which my mother bought from you, whistles when it should and not before.',
  },
  { id: 'T-4712', subject: 'Invoice', from: 'Lukas Brandt', message: 'It came. Thank you!' },
  {
    id: 'T-4715',
    subject: 'Two of the six stoneware bowls arrived in pieces, and the box was dry and undamaged',
    from: 'Inês Carvalho',
    message:
      'Photos are attached, of the bowls and of every side of the box. I would rather have two new bowls than the money back, if the glaze is still the same green. If it is not, please tell me before you send any, and I will send the four back.',
  },
  {
    id: 'T-4718',
    subject: 'May the bread knife go into the dishwasher?',
    from: 'Mei Tanaka',
    message:
      'The leaflet says no and the website says yes. Which of them should I believe, and which will you correct?',
  },
  {
    id: 'T-4720',
    subject: 'Change of address for order SO-1185, which has already been sent',
    from: 'Omar Haddad',
    message:
      'The neighbours at number 14 have agreed to take it in. If the driver can be told, there is no need to have it sent back and out again. They are at home until three, and the shop on the corner takes parcels after that.',
  },
];
