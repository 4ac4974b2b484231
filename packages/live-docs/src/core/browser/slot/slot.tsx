import slots from 'virtual:slots';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { SlotPart, SlotParts } from '../../model';
import { DocumentMarkup, useIsInDocument } from '../ui/document-markup';
import { showBlamed } from '../ui/blamed';
import { PartBoundary } from './part-boundary';
import { usePage } from './site-context';
import styles from './slot.module.css';

/** What features add to a place of the layout, in the order of the features. @param children in their place where none does. */
export function Slot({ name, children }: { name: keyof SlotParts; children?: ReactNode }): ReactNode {
  if (slots[name].length === 0) return children;
  return slots[name].map((part, at) => (
    <PartBoundary key={at} part={part} name={name}>
      <Added part={part} name={name} />
    </PartBoundary>
  ));
}

function Added({ part, name }: { part: SlotPart; name: string }) {
  if (!part.Part) return <Static load={part.load} props={part.props} />;
  const { Part, isStatic, feature, props } = part;
  const shown = showBlamed({ Part, props: props ?? {}, feature, slot: name });
  return isStatic ? <div className={styles.static}>{shown}</div> : shown;
}

/** What the document has of a part, until the reader turns to another page. */
function Static({ load, props }: Pick<SlotPart, 'props'> & { load: () => Promise<{ default: ComponentType }> }) {
  const isInDocument = useIsInDocument();
  const page = usePage();
  const [first] = useState(page);
  const [Part, setPart] = useState<ComponentType>();
  const isFirst = isInDocument && page === first;
  useEffect(() => {
    // Without it, the place stays empty.
    if (!isFirst)
      void load().then(
        (loaded) => setPart(() => loaded.default),
        () => {},
      );
  }, [isFirst, load]);
  if (isFirst) return <DocumentMarkup as="div" className={styles.static} />;
  return <div className={styles.static}>{Part && <Part {...props} />}</div>;
}
