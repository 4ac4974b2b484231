import type { HTMLAttributes } from 'react';
import type { ApiDemo, ApiProperty, ApiTable, ApiTexts } from '../shared/api';
import { useText } from '../../../core/browser/locale';
import styles from './api-rows.module.css';
import { Part } from './part';
import { PropertyTable } from './property-table';
import { splitProperties } from './split-properties';
import { TypeCode, typeMarkup } from './type-code';
import type { OpenParts } from './use-open-parts';

interface ApiRowsProps {
  /** Attributes of the box around them. */
  box: HTMLAttributes<HTMLElement>;
  table: ApiTable;
  /** Its properties that are shown. */
  properties: ApiProperty[];
  /** Those that it has from another table and that are shown. */
  inherited: ApiProperty[];
  /** True if these are what the reader filters for. */
  isFiltered: boolean;
  open: OpenParts;
  /** True if the page shows the other table, too, whose rows name the demos. */
  baseIsHere: boolean;
  texts: ApiTexts;
  demos: ApiDemo[];
  /** Language of the texts. */
  locale: string;
}

/** The properties of an object: those that most readers look for, the others behind a button, and those that it has from another. */
export function ApiRows(props: ApiRowsProps) {
  const { box, table, properties, inherited, isFiltered, open, baseIsHere, ...texts } = props;
  const text = useText();
  const rows = { table: table.id, ...texts };
  const native = !isFiltered && table.native ? { native: table.native } : {};
  const { common, rest } = isFiltered ? { common: properties, rest: [] } : splitProperties(properties);
  return (
    <div {...box}>
      {table.signature && <TypeCode html={typeMarkup(table.signature)} />}
      {(properties.length > 0 || !(isFiltered || table.signature)) && (
        <div className={styles.box}>
          <PropertyTable
            {...rows}
            label={text('api.table', { table: table.id })}
            properties={common}
            {...(rest.length ? {} : native)}
          />
          {rest.length > 0 && (
            <Part id={table.id} open={open} summary={text('api.all', { count: String(properties.length) })}>
              <PropertyTable
                {...rows}
                label={text('api.table.rest', { table: table.id })}
                properties={rest}
                {...native}
              />
            </Part>
          )}
        </div>
      )}
      {table.inherited && inherited.length > 0 && (
        <div className={styles.box}>
          <Part
            id={isFiltered ? undefined : `${table.id} ${table.inherited.from}`}
            open={open}
            summary={text(inherited.length === 1 ? 'api.inherited.one' : 'api.inherited', {
              count: String(inherited.length),
              table: table.inherited.from,
            })}
          >
            <PropertyTable
              {...rows}
              label={text('api.table.inherited', { table: table.id, from: table.inherited.from })}
              properties={inherited}
              {...(baseIsHere && { demos: [] })}
            />
          </Part>
        </div>
      )}
    </div>
  );
}
