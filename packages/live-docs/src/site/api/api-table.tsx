import { useDeferredValue, useRef, useState } from 'react';
import type { ApiData, ApiTable as Table, ApiTexts } from '../../model';
import { useLocale, useText } from '../locale';
import { CopyButton } from '../ui/copy-button';
import { FilterField } from '../ui/filter-field';
import { selectText } from '../ui/select-text';
import styles from './api-table.module.css';
import { filterProperties } from './filter-properties';
import { PropertyTable } from './property-table';
import { TypeCards } from './type-cards';
import { useApiTexts } from './use-api-texts';

/** Fewer rows than these are found by eye. */
const WORTH_FILTERING = 9;

interface ApiTableProps {
  table: Table;
  /** In English. */
  texts: ApiTexts;
  /** The reference of the page. */
  data: ApiData;
}

/** The import line of an object, a field to filter by, its properties, and those that it has from another. */
export function ApiTable({ table, texts: english, data }: ApiTableProps) {
  const text = useText();
  const { locale } = useLocale();
  const { texts, locale: spoken } = useApiTexts(table.id, english, data);
  const line = useRef<HTMLElement>(null);
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words);
  const { demos, definitions } = data;
  const { inherited } = table;
  const own = filterProperties(table.properties, texts, wanted);
  const others = inherited ? filterProperties(inherited.properties, texts, wanted) : [];
  const size = table.properties.length + (inherited?.properties.length ?? 0);
  const rows = { table: table.id, texts, demos, locale: spoken };

  return (
    <TypeCards definitions={definitions} className={styles.block} lang={locale}>
      <div className={styles.import}>
        <code ref={line} translate="no" dangerouslySetInnerHTML={{ __html: table.import.html }} />
        <CopyButton
          text={table.import.text}
          label={text('api.import')}
          copied={text('code.copied')}
          refused={text('demo.copy.failed')}
          onRefused={() => selectText(line.current)}
        />
      </div>
      {size >= WORTH_FILTERING && (
        <FilterField
          label={text('api.filter', { table: table.id })}
          value={words}
          onChange={setWords}
          outcome={wanted && text('api.count', { count: String(own.length + others.length) })}
        />
      )}
      {(own.length > 0 || !wanted) && (
        <PropertyTable {...rows} properties={own} {...(!wanted && table.native ? { native: table.native } : {})} />
      )}
      {inherited && others.length > 0 && (
        <details className={styles.inherited} open={wanted ? true : undefined}>
          <summary>
            {text(others.length === 1 ? 'api.inherited.one' : 'api.inherited', {
              count: String(others.length),
              table: inherited.from,
            })}
          </summary>
          <PropertyTable {...rows} from={inherited.from} properties={others} />
        </details>
      )}
    </TypeCards>
  );
}
