/** A flight that leaves an airport. */
export interface Flight {
  number: string;
  /** When it was to leave. */
  time: string;
  to: string;
  gate: string;
  /** Minutes that it is late, 0 if it is not. */
  late: number;
}

const lines = `TK1974 | 06:05 | Istanbul | A4 | 0
LX317 | 06:20 | Zürich | B12 | 25
AF1681 | 06:35 | Paris | B7 | 0
BA2702 | 06:40 | Edinburgh | C1 | 0
LH901 | 06:55 | Frankfurt | B9 | 0
EI153 | 07:10 | Dublin | C3 | 40
SK526 | 07:15 | Oslo | A11 | 0
IB3167 | 07:30 | Madrid | A2 | 0
KL1008 | 07:35 | Amsterdam | B3 | 10
TP1363 | 07:50 | Lisbon | A6 | 0
AZ205 | 08:05 | Rome | A9 | 0
OS458 | 08:10 | Vienna | B14 | 55
FI451 | 08:25 | Reykjavík | C8 | 0
LO286 | 08:40 | Warsaw | B2 | 0
AY1332 | 08:45 | Helsinki | A13 | 15
SN2094 | 09:00 | Brussels | B5 | 0
A3601 | 09:10 | Athens | A1 | 0
RJ112 | 09:30 | Amman | C10 | 70`;

export const flights: Flight[] = lines.split('\n').map((line) => {
  const [number = '', time = '', to = '', gate = '', late = ''] = line.split(' | ');
  return { number, time, to, gate, late: Number(late) };
});
