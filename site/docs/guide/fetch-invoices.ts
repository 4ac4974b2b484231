import { wait } from './wait';

export interface Invoice {
  id: string;
  customer: string;
  due: string;
  total: number;
}

export type InvoiceStatus = 'open' | 'overdue' | 'cancelled';

const invoices: Record<InvoiceStatus, Invoice[]> = {
  open: [
    { id: 'R-2041', customer: 'Ashdown Bakery', due: '2 Mar', total: 482.5 },
    { id: 'R-2042', customer: 'Berg & Daughters', due: '5 Mar', total: 1290 },
    { id: 'R-2044', customer: 'Cliffe Pharmacy', due: '9 Mar', total: 76.2 },
    { id: 'R-2047', customer: 'Harbour Books', due: '14 Mar', total: 318 },
  ],
  overdue: [
    { id: 'R-1986', customer: 'Mill Lane Textiles', due: '12 Jan', total: 904.8 },
    { id: 'R-2003', customer: 'Harbour Books', due: '30 Jan', total: 211 },
  ],
  cancelled: [],
};

const requests = new Map<InvoiceStatus, number>();

/**
 * Simulates a server that responds after 800 ms. Every second request for overdue invoices fails,
 * starting with the first.
 */
export async function fetchInvoices(
  status: InvoiceStatus,
  signal: AbortSignal,
): Promise<Invoice[]> {
  await wait(800, signal);
  const count = (requests.get(status) ?? 0) + 1;
  requests.set(status, count);
  if (status === 'overdue' && count % 2 === 1) throw new Error('The server is busy.');
  return invoices[status];
}
