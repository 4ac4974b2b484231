import type { ComponentType } from 'react';
import type { PageSlot, PageSlotParts, PageSlotProps } from '../../model';
import { showBlamed } from '../ui/blamed';
import { PartBoundary } from './part-boundary';

interface Shown {
  feature: string;
  props?: object;
  Part: ComponentType<never>;
}

/** A place in parts of pages, with what features add to it. It comes with the pages that have such parts. */
export function pageSlot<Name extends PageSlot>(name: Name, parts: readonly Shown[]): PageSlotParts<Name> {
  return function Parts(about: PageSlotProps[Name]) {
    return parts.map((part, at) => (
      <PartBoundary key={at} part={part} name={name}>
        {showBlamed({
          Part: part.Part as ComponentType<object>,
          props: { ...part.props, ...about },
          feature: part.feature,
          slot: name,
        })}
      </PartBoundary>
    ));
  };
}
