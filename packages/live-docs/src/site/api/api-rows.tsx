import type { ApiDemo, ApiProperty, ApiTable, ApiTexts } from '../../model';
import { useText } from '../locale';
import styles from './api-rows.module.css';
import { PropertyTable } from './property-table';
import { TypeCode } from './type-code';
import { typeMarkup } from './type-markup';

interface ApiRowsProps {
  className: string | undefined;
  table: ApiTable;
  /** Its properties that are shown. */
  properties: ApiProperty[];
  /** Those that it has from another table and that are shown. */
  inherited: ApiProperty[];
  /** True if these are what the reader filters for. */
  isFiltered: boolean;
  texts: ApiTexts;
  demos: ApiDemo[];
  /** Language of the texts. */
  locale: string;
}

/** The properties of an object, and those that it has from another. */
export function ApiRows({ className, table, properties, inherited, isFiltered, ...texts }: ApiRowsProps) {
  const text = useText();
  const rows = { table: table.id, ...texts };
  return (
    <div className={className}>
      {table.signature && <TypeCode html={typeMarkup(table.signature)} />}
      {(properties.length > 0 || !(isFiltered || table.signature)) && (
        <PropertyTable
          {...rows}
          properties={properties}
          {...(!isFiltered && table.native ? { native: table.native } : {})}
        />
      )}
      {table.inherited && inherited.length > 0 && (
        <details className={styles.inherited} open={isFiltered ? true : undefined}>
          <summary>
            {text(inherited.length === 1 ? 'api.inherited.one' : 'api.inherited', {
              count: String(inherited.length),
              table: table.inherited.from,
            })}
          </summary>
          <PropertyTable {...rows} from={table.inherited.from} properties={inherited} />
        </details>
      )}
    </div>
  );
}
