import slots from 'virtual:slots';
import { useEffect, useState, type ComponentType } from 'react';
import type { SlotPart, SlotParts } from '../../model';
import { DocumentMarkup, useIsInDocument } from '../ui/document-markup';
import { ErrorBoundary } from '../ui/error-boundary';
import { OnUpdate } from '../ui/hot';
import { Problems } from '../ui/problems';
import { usePage } from './site-context';
import styles from './slot.module.css';

/** What features add to a place of the layout, in the order of the features. */
export function Slot({ name }: { name: keyof SlotParts }) {
  return slots[name].map((part, at) => (
    <ErrorBoundary
      key={at}
      of={part}
      fallback={(error, retry) => (import.meta.env.DEV ? <Failed {...{ name, part, error, retry }} /> : null)}
    >
      <Added part={part} name={name} />
    </ErrorBoundary>
  ));
}

function Added({ part, name }: { part: SlotPart; name: string }) {
  if (!part.Part) return <Static load={part.load} props={part.props} />;
  const { Part, isStatic, feature, props } = part;
  const shown = import.meta.env.SSR ? <Blamed {...{ Part, feature, name, props }} /> : <Part {...props} />;
  return isStatic ? <div className={styles.static}>{shown}</div> : shown;
}

/** On the server: notes whose part throws, since a page that can't be rendered fails the build (`renderToText`). */
function Blamed({
  Part,
  feature,
  name,
  props = {},
}: Pick<SlotPart, 'feature' | 'props'> & { Part: ComponentType; name: string }) {
  try {
    // As React would call it, but within reach of the name.
    return (Part as (props: object) => React.ReactNode)(props);
  } catch (error) {
    // What is thrown goes on as it is: it's also how a component waits.
    if (error instanceof Error)
      Object.assign(error, { blamed: `the feature "${feature}" failed in the slot "${name}"` });
    throw error;
  }
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

interface FailedProps {
  name: string;
  part: SlotPart;
  error: Error;
  retry: () => void;
}

/** While developing: says in the place of a part why it can't be shown. */
function Failed({ name, part, error, retry }: FailedProps) {
  const problem = {
    file: 'site.config.ts',
    found: `the feature "${part.feature}" failed in the slot "${name}": ${error.message}`,
    expected: 'a component that renders without an error',
    fix: 'Correct the feature or its options, or leave it out',
  };
  return (
    <>
      <Problems problems={[problem]} />
      <OnUpdate run={retry} />
    </>
  );
}
