export interface InvoiceLine {
  article: string;
  net: number;
  vat: number;
  total: number;
  delivered: string;
  note: string;
}

export interface Invoice {
  number: string;
  customer: string;
  due: string;
  net: number;
  vat: number;
  total: number;
  lines: InvoiceLine[];
}

export const invoices: Invoice[] = [
  {
    number: 'R-301',
    customer: 'Harbour Books',
    due: '12 June',
    net: 340,
    vat: 68,
    total: 408,
    lines: [
      { article: 'Oak shelf', net: 260, vat: 52, total: 312, delivered: '14 May', note: '' },
      { article: 'Brackets', net: 80, vat: 16, total: 96, delivered: '16 May', note: 'Two boxes' },
    ],
  },
  {
    number: 'R-302',
    customer: 'Café Lumen',
    due: '15 June',
    net: 90,
    vat: 18,
    total: 108,
    lines: [{ article: 'Hat rail', net: 90, vat: 18, total: 108, delivered: '20 May', note: '' }],
  },
];
