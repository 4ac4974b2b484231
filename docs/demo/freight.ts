/** A consignment, as its forwarder sees it. */
export interface Consignment {
  id: string;
  goods: string;
  sender: string;
  receiver: string;
  carrier: string;
  sent: string;
  due: string;
  parcels: number;
  /** In kilograms. */
  weight: number;
}

const lines = `FR-4410; Copper kettles; Berg & Daughters, Malmö; Kitchen Row, Leeds; Northern Sea Freight; 2 Nov; 9 Nov; 18; 212
FR-4411; Stoneware bowls, glazed; Potters of Braga, Braga; Casa Azul, Seville; Iberia Road Haulage; 3 Nov; 5 Nov; 40; 655
FR-4412; Tea towels, linen; Mill Lane, Belfast; Kitchen Row, Leeds; Irish Parcel Post; 4 Nov; 6 Nov; 6; 38
FR-4413; Bread knives; Lund Steel, Lund; Backhaus Winter, Dresden; Öresund Express; 4 Nov; 7 Nov; 3; 24
FR-4414; Espresso cups, seconds; Potters of Braga, Braga; Kaya Coffee, Izmir; Aegean Lines; 5 Nov; 19 Nov; 24; 180
FR-4415; Salad servers, olive wood; Frantoio Conti, Lucca; Casa Azul, Seville; Iberia Road Haulage; 6 Nov; 10 Nov; 9; 61`;

export const freight: Consignment[] = lines.split('\n').map((line) => {
  const [id = '', goods = '', sender = '', receiver = '', carrier = '', sent = '', due = '', ...counts] =
    line.split('; ');
  const [parcels = 0, weight = 0] = counts.map(Number);
  return { id, goods, sender, receiver, carrier, sent, due, parcels, weight };
});
