import styles from './type-code.module.css';
import { escapeHtml, type ApiType } from '../../../core/model';
import { typeAnchor } from '../shared/api';

/** A declaration, line by line as it is written. @param html as `typeMarkup` writes it. */
export function TypeCode({ html }: { html: string }) {
  return <code translate="no" className={styles.code} dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * A type as markup, each name a link to its definition on the page. Markup, not elements: a page holds a thousand
 * names, and React need not know them one by one.
 */
export function typeMarkup(type: ApiType): string {
  return type
    .map((part) => {
      if (typeof part === 'string') return `${part.startsWith('<') ? '<wbr>' : ''}${escapeHtml(part)}`;
      const of = escapeHtml(part.of ?? part.name);
      // A long name may be broken where its words begin.
      const name = part.name.length > 14 ? part.name.replace(/(?<=[a-z.])(?=[A-Z])/g, '<wbr>') : part.name;
      return `<a href="#${typeAnchor(of)}" data-type="${of}">${name}</a>`;
    })
    .join('');
}
