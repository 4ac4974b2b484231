import type { ComponentType } from 'react';
import type { PageSlot, PageSlotParts, PageSlotProps } from '../../model';
import { Blamed } from '../ui/blamed';
import { ErrorBoundary } from '../ui/error-boundary';
import { FailedPart } from './failed-part';

interface Shown {
  feature: string;
  props?: object;
  Part: ComponentType<never>;
}

/** A place in parts of pages, with what features add to it. It comes with the pages that have such parts. */
export function pageSlot<Name extends PageSlot>(name: Name, parts: readonly Shown[]): PageSlotParts<Name> {
  return function Parts(about: PageSlotProps[Name]) {
    return parts.map((part, at) => (
      <ErrorBoundary
        key={at}
        of={part}
        fallback={(error, retry) => (import.meta.env.DEV ? <FailedPart {...{ name, part, error, retry }} /> : null)}
      >
        <Added part={part} about={about} name={name} />
      </ErrorBoundary>
    ));
  };
}

function Added({ part, about, name }: { part: Shown; about: object; name: string }) {
  const Part = part.Part as ComponentType<object>;
  const props = { ...part.props, ...about };
  if (!import.meta.env.SSR) return <Part {...props} />;
  return <Blamed Part={Part} props={props} found={`the feature "${part.feature}" failed in the slot "${name}"`} />;
}
