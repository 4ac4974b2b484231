import slots from 'virtual:slots';
import { useEffect, useState, type ComponentType } from 'react';
import type { SlotPart, SlotParts } from '../../model';
import { DocumentMarkup, useIsInDocument } from '../ui/document-markup';
import { Blamed } from '../ui/blamed';
import { ErrorBoundary } from '../ui/error-boundary';
import { FailedPart } from './failed-part';
import { usePage } from './site-context';
import styles from './slot.module.css';

/** What features add to a place of the layout, in the order of the features. */
export function Slot({ name }: { name: keyof SlotParts }) {
  return slots[name].map((part, at) => (
    <ErrorBoundary
      key={at}
      of={part}
      fallback={(error, retry) => (import.meta.env.DEV ? <FailedPart {...{ name, part, error, retry }} /> : null)}
    >
      <Added part={part} name={name} />
    </ErrorBoundary>
  ));
}

function Added({ part, name }: { part: SlotPart; name: string }) {
  if (!part.Part) return <Static load={part.load} props={part.props} />;
  const { Part, isStatic, feature, props } = part;
  const shown = import.meta.env.SSR ? (
    <Blamed Part={Part} props={props ?? {}} found={`the feature "${feature}" failed in the slot "${name}"`} />
  ) : (
    <Part {...props} />
  );
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
