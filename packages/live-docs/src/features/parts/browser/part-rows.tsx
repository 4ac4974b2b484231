import { useFeatureText } from '../../../core/browser/locale';
import { Link } from '../../../core/browser/navigation';
import { partAnchor, type Kind, type PartRow } from '../shared/parts';
import styles from './parts.module.css';

interface PartRowsProps {
  /** Id of the component that they're parts of. */
  table: string;
  kind: Kind;
  rows: readonly PartRow[];
  /** What is outlined, and what stays so. */
  marked: readonly PartRow[];
  chosen: readonly PartRow[];
  /** Called with the row that the pointer or the focus is on; undefined once that's left. */
  onPoint: (row: PartRow | undefined) => void;
  onChoose: (row: PartRow) => void;
}

/** The rows of a kind. Their names are buttons, which outline them for keyboards and fingers, too. */
export function PartRows({ table, kind, rows, marked, chosen, onPoint, onChoose }: PartRowsProps) {
  const text = useFeatureText();
  if (rows.length === 0) return null;
  return (
    <table role="table" aria-label={`${text('label', { name: table })}: ${text(kind)}`} className={styles.table}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">{text(kind)}</th>
          <th role="columnheader">{text('description')}</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr
            key={row.name}
            role="row"
            id={partAnchor(table, row.name)}
            data-marked={marked.some(({ name }) => name === row.name) || undefined}
            // What a scrolling page moves below a pointer at rest isn't pointed at.
            onPointerMove={({ pointerType, movementX, movementY }) =>
              pointerType === 'mouse' && (movementX !== 0 || movementY !== 0) && onPoint(row)
            }
            onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(undefined)}
          >
            <th role="rowheader" scope="row">
              <button
                type="button"
                aria-pressed={chosen.some(({ name }) => name === row.name)}
                onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onPoint(row)}
                onBlur={() => onPoint(undefined)}
                onClick={() => onChoose(row)}
              >
                <code translate="no">{row.name}</code>
              </button>
              {row.keys.map(({ name, href }) => (
                <span key={name} className={styles.key} translate="no">
                  {href ? <Link to={href}>{name}</Link> : name}
                </span>
              ))}
            </th>
            <td role="cell">
              <span dangerouslySetInnerHTML={{ __html: row.text }} />
              {row.value !== undefined && (
                <span className={styles.more}>
                  {text('value')} <code translate="no">{row.value}</code>
                </span>
              )}
              {row.demo && (
                <span className={styles.more}>
                  {text('shown')} <Link to={row.demo.path}>{row.demo.title}</Link>
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
