import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import {
  demoArgs,
  findChoices,
  parseChoices,
  printChoices,
  replaceChoices,
  type Choices,
  type Control,
} from '../../../model';
import { useLocation } from '../../navigation';
import type { ControlsProps } from '../../../model';

const NONE: Choices = {};

/**
 * What a reader chose for a demo. The page's address has it, so that it survives a reload, and a copied link carries it. The first
 * render is the document's: it knows no address.
 */
export function useChoices(
  { id, onChange }: Pick<ControlsProps, 'id' | 'onChange'>,
  controls: readonly Control[],
): [choices: Choices, setChoices: (choices: Choices) => void] {
  const [choices, setChoices] = useState(NONE);
  const location = useLocation();
  const take = (next: Choices) => {
    setChoices(next);
    // A demo may take its time: the controls don't wait for it.
    startTransition(() => onChange(demoArgs(next, controls)));
  };
  const read = useEffectEvent(() => {
    const next = parseChoices(findChoices(window.location.search, id), controls);
    if (printChoices(next) !== printChoices(choices)) take(next);
  });
  // A link may lead to other choices, or to none.
  useEffect(() => read(), [location]);
  return [
    choices,
    (next) => {
      const { pathname, search, hash } = window.location;
      const address = pathname + replaceChoices(search, id, printChoices(next)) + hash;
      window.history.replaceState(window.history.state, '', address);
      take(next);
    },
  ];
}
