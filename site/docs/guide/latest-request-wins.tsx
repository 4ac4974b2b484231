import { useEffect, useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { delayOf, searchBooks, type Book } from './search-books';
import '../demo/table.css';
import '../demo/demo-controls.css';
import './server-data.css';

const columns: ColumnsType<Book> = [
  { title: 'Title', dataIndex: 'title', rowScope: 'row' },
  { title: 'Author', dataIndex: 'author' },
  { title: 'Year', dataIndex: 'year', width: 72, align: 'end' },
];

export default function LatestRequestWins() {
  const [text, setText] = useState('');
  const [result, setResult] = useState<{ text: string | null; books: Book[] }>({
    text: null,
    books: [],
  });
  const [log, setLog] = useState<{ id: number; line: string }[]>([]);
  const loading = result.text !== text;

  useEffect(() => {
    const controller = new AbortController();
    const note = (outcome: string) => {
      const line = `${text ? `“${text}”` : 'No text'}, ${delayOf(text)} ms: ${outcome}`;
      setLog((last) => [{ id: (last[0]?.id ?? 0) + 1, line }, ...last].slice(0, 4));
    };

    async function search() {
      try {
        const books = await searchBooks(text, controller.signal);
        setResult({ text, books });
        note('shown');
      } catch {
        note(controller.signal.aborted ? 'aborted' : 'failed');
      }
    }

    void search();
    return () => controller.abort();
  }, [text]);

  return (
    <div className="book-search">
      <div className="controls">
        <label>
          Search books
          <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <output>{loading ? 'Searching…' : `${result.books.length} books`}</output>
      </div>
      <Table
        rowKey="id"
        columns={columns}
        data={result.books}
        tableLayout="fixed"
        aria-label="Books"
        aria-busy={loading}
        emptyText={loading ? 'Searching…' : 'No book matches.'}
      />
      <ol className="request-list" aria-label="Last requests">
        {log.map(({ id, line }) => (
          <li key={id}>{line}</li>
        ))}
      </ol>
    </div>
  );
}
