import { useId, useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { fold, wordsOf } from './find-matches';
import { HighlightedText } from './highlighted-text';
import '../demo/table.css';
import '../demo/demo-controls.css';

interface Museum {
  name: string;
  city: string;
  kind: string;
  ticket: number;
}

const noFilters = { query: '', kind: '', maxTicket: Infinity };

export default function SearchAndFilter() {
  const tableId = useId();
  const [filters, setFilters] = useState(noFilters);
  const { query, kind, maxTicket } = filters;
  const change = (changes: Partial<typeof filters>) => setFilters({ ...filters, ...changes });
  const words = wordsOf(query);

  const found = museums.filter(
    (museum) =>
      (kind === '' || museum.kind === kind) &&
      museum.ticket <= maxTicket &&
      words.every((word) =>
        [museum.name, museum.city, museum.kind].some((text) => fold(text).includes(word)),
      ),
  );

  const highlight = (text: string) => <HighlightedText text={text} words={words} />;
  const columns: ColumnsType<Museum> = [
    { title: 'Museum', dataIndex: 'name', rowScope: 'row', render: highlight },
    { title: 'City', dataIndex: 'city', render: highlight },
    { title: 'Kind', dataIndex: 'kind', render: highlight },
    {
      title: 'Ticket',
      dataIndex: 'ticket',
      align: 'end',
      render: (price: number) => (price ? `€${price}` : 'Free'),
    },
  ];

  return (
    <>
      <div className="controls" role="search" aria-label="Museums">
        <label>
          Search
          <input
            type="search"
            aria-controls={tableId}
            value={query}
            onChange={({ target }) => change({ query: target.value })}
          />
        </label>
        <label>
          Kind
          <select value={kind} onChange={({ target }) => change({ kind: target.value })}>
            <option value="">All</option>
            {kinds.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          Ticket
          <select
            value={maxTicket}
            onChange={({ target }) => change({ maxTicket: Number(target.value) })}
          >
            <option value={Infinity}>Any price</option>
            <option value={0}>Free</option>
            <option value={12}>Up to €12</option>
          </select>
        </label>
        <button type="button" onClick={() => setFilters(noFilters)}>
          Clear
        </button>
        <output>
          {found.length} of {museums.length} museums
        </output>
      </div>
      <Table
        id={tableId}
        rowKey="name"
        columns={columns}
        data={found}
        emptyText="No museum matches. Change or clear the filters."
      />
    </>
  );
}

const museums: Museum[] = [
  { name: 'Musée d’Orsay', city: 'Paris', kind: 'Art', ticket: 16 },
  { name: 'Kunsthaus', city: 'Zürich', kind: 'Art', ticket: 24 },
  { name: 'Muzeum Sztuki', city: 'Łódź', kind: 'Art', ticket: 5 },
  { name: 'Moderna Museet', city: 'Malmö', kind: 'Art', ticket: 0 },
  { name: 'Polarmuseet', city: 'Tromsø', kind: 'History', ticket: 10 },
  { name: 'Museu do Azulejo', city: 'Lisbon', kind: 'Craft', ticket: 8 },
  { name: 'Deutsches Museum', city: 'München', kind: 'Science', ticket: 15 },
  { name: 'Stadtmuseum', city: 'Gießen', kind: 'History', ticket: 0 },
];

const kinds = [...new Set(museums.map((museum) => museum.kind))].sort();
