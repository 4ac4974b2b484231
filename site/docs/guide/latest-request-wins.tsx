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
  const [answer, setAnswer] = useState<{ text: string | null; books: Book[] }>({ text: null, books: [] });
  const [log, setLog] = useState<string[]>([]);
  const loading = answer.text !== text;

  useEffect(() => {
    const controller = new AbortController();
    const note = (result: string) =>
      setLog((lines) => [`${text ? `“${text}”` : 'No text'}, ${delayOf(text)} ms: ${result}`, ...lines].slice(0, 4));

    async function search() {
      try {
        const books = await searchBooks(text, controller.signal);
        setAnswer({ text, books });
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
        <output>{loading ? 'Searching…' : `${answer.books.length} books`}</output>
      </div>
      <Table
        rowKey="id"
        columns={columns}
        data={answer.books}
        tableLayout="fixed"
        aria-label="Books"
        aria-busy={loading}
        emptyText={loading ? 'Searching…' : 'No book matches.'}
      />
      <ol className="request-list" aria-label="Last requests">
        {log.map((line, index) => (
          <li key={log.length - index}>{line}</li>
        ))}
      </ol>
    </div>
  );
}
