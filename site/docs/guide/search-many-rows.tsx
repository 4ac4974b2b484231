import { memo, useDeferredValue, useState } from 'react';
import Table, { type ColumnsType } from '@rc-component/table';
import { fold, wordsOf } from './find-matches';
import { HighlightedText } from './highlighted-text';
import { spareParts, type SparePart } from './spare-parts';
import '../demo/table.css';
import '../demo/demo-controls.css';

const SHOWN = 12;

// Fold the texts once, not at every keystroke.
const searchable = spareParts.map((part) => ({
  part,
  text: fold(`${part.number} ${part.name} ${part.maker}`),
}));

const Results = memo(function Results({ query }: { query: string }) {
  const words = wordsOf(query);
  const found = searchable
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map(({ part }) => part);

  const highlight = (text: string) => <HighlightedText text={text} words={words} />;
  const columns: ColumnsType<SparePart> = [
    { title: 'Number', dataIndex: 'number', rowScope: 'row', render: highlight },
    { title: 'Part', dataIndex: 'name', render: highlight },
    { title: 'Maker', dataIndex: 'maker', render: highlight },
  ];

  return (
    <Table
      rowKey="number"
      columns={columns}
      data={found.slice(0, SHOWN)}
      emptyText={`No part matches “${query}”.`}
      footer={() => (
        <output>
          {Math.min(found.length, SHOWN)} of {found.length.toLocaleString('en')} matches shown
        </output>
      )}
    />
  );
});

export default function SearchManyRows() {
  const [query, setQuery] = useState('');
  const deferredQuery = useDeferredValue(query);

  return (
    <>
      <div className="controls" role="search" aria-label="Spare parts">
        <label>
          Search parts
          <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        </label>
      </div>
      <div style={{ opacity: deferredQuery === query ? 1 : 0.6 }}>
        <Results query={deferredQuery} />
      </div>
    </>
  );
}
