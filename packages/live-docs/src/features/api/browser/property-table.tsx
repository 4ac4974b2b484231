import Slot from 'virtual:page-slots/api-row';
import { memo, use } from 'react';
import { apiAnchor } from 'live-playground/model';
import { escapeHtml, ownValue, type ApiType } from '../../../core/model';
import { NATIVE, type ApiDemo, type ApiProperty, type ApiTexts } from '../shared/api';
import { PageLanguageContext, useText } from '../../../core/browser/locale';
import { descriptionMarkup } from './description-markup';
import styles from './property-table.module.css';
import { typeMarkup } from './type-code';

interface PropertyTableProps {
  /** Name of the object whose properties they are. */
  table: string;
  label: string;
  properties: ApiProperty[];
  native?: ApiType;
  texts: ApiTexts;
  demos: ApiDemo[];
  /** Language of the texts. */
  locale: string;
}

/**
 * Properties, a row each, with the type below the name. On a narrow screen a row is a card. The roles say what `display` takes from
 * the elements. Cells are markup, so that a page with two hundred of them is alive at once.
 */
export function PropertyTable({ table, label, properties, native, texts, demos, locale }: PropertyTableProps) {
  const text = useText();
  return (
    <table role="table" aria-label={label} className={styles.table}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">{text('api.property')}</th>
          <th role="columnheader">{text('api.type')}</th>
          <th role="columnheader">{text('api.description')}</th>
          <th role="columnheader">{text('api.default')}</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {properties.map((property) => (
          <Property key={property.name} table={table} property={property} texts={texts} demos={demos} locale={locale} />
        ))}
        {native && (
          <tr role="row">
            <th role="rowheader" scope="row">
              {text('api.native')}
            </th>
            <td role="cell">
              <code translate="no" dangerouslySetInnerHTML={{ __html: typeMarkup(native) }} />
            </td>
            <td role="cell" lang={locale} dangerouslySetInnerHTML={{ __html: texts[NATIVE]?.description ?? '' }} />
            <td role="cell" data-empty />
          </tr>
        )}
      </tbody>
    </table>
  );
}

type PropertyProps = Pick<PropertyTableProps, 'table' | 'texts' | 'demos' | 'locale'> & { property: ApiProperty };

const Property = memo(function Property({ table, property, texts, demos, locale }: PropertyProps) {
  const text = useText();
  const { address } = use(PageLanguageContext);
  const { name, type, required, deprecated, internal, default: code } = property;
  const anchor = apiAnchor(table, name);
  const words = ownValue(texts, name);
  const byDefault = words?.default ?? (code === undefined ? undefined : `<code>${escapeHtml(code)}</code>`);
  return (
    <tr role="row" id={anchor} data-deprecated={deprecated !== undefined || undefined}>
      <th role="rowheader" scope="row">
        <a href={`#${anchor}`} translate="no">
          {name}
        </a>
        {required && <span className={styles.required}>{text('api.required')}</span>}
        {deprecated !== undefined && <span className={styles.badge}>{text('api.deprecated')}</span>}
        {internal && <span className={styles.badge}>{text('api.internal')}</span>}
        {Slot && <Slot row={{ interface: table, name }} />}
      </th>
      <td role="cell">
        <code translate="no" dangerouslySetInnerHTML={{ __html: typeMarkup(type) }} />
      </td>
      <td
        role="cell"
        lang={locale}
        dangerouslySetInnerHTML={{
          __html: descriptionMarkup(
            property,
            words?.description ?? '',
            demos,
            text,
            address === locale ? undefined : address,
          ),
        }}
      />
      {byDefault === undefined ? (
        <td role="cell" data-empty>
          -
        </td>
      ) : (
        <td
          role="cell"
          lang={locale}
          data-label={text('api.default')}
          dangerouslySetInnerHTML={{ __html: byDefault }}
        />
      )}
    </tr>
  );
});
