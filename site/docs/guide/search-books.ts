import { wait } from './wait';

export interface Book {
  id: string;
  title: string;
  author: string;
  year: number;
}

const books: Book[] = [
  { id: 'emma', title: 'Emma', author: 'Jane Austen', year: 1815 },
  { id: 'middlemarch', title: 'Middlemarch', author: 'George Eliot', year: 1871 },
  { id: 'dracula', title: 'Dracula', author: 'Bram Stoker', year: 1897 },
  { id: 'dubliners', title: 'Dubliners', author: 'James Joyce', year: 1914 },
  { id: 'mrs-dalloway', title: 'Mrs Dalloway', author: 'Virginia Woolf', year: 1925 },
  { id: 'orlando', title: 'Orlando', author: 'Virginia Woolf', year: 1928 },
];

/** Milliseconds until the response. Short texts match more books, so they take longer. */
export const delayOf = (text: string) => Math.max(200, 1400 - 400 * text.length);

/** Simulates a search on a server. */
export async function searchBooks(text: string, signal: AbortSignal): Promise<Book[]> {
  await wait(delayOf(text), signal);
  const wanted = text.toLowerCase();
  return books.filter(({ title, author }) => `${title} ${author}`.toLowerCase().includes(wanted));
}
