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
import { useLocation, useRouter } from '../../navigation';
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
  const router = useRouter();
  const location = useLocation();
  const take = (next: Choices) => {
    setChoices(next);
    // A demo may take its time: the controls don't wait for it.
    startTransition(() => onChange(demoArgs(next, controls)));
  };
  const read = useEffectEvent(() => {
    const next = parseChoices(findChoices(router.state().location.search, id), controls);
    if (printChoices(next) !== printChoices(choices)) take(next);
  });
  // A link may lead to other choices, or to none.
  useEffect(() => read(), [location]);
  return [
    choices,
    (next) => {
      take(next);
      router.amend({ search: replaceChoices(router.state().location.search, id, printChoices(next)) });
    },
  ];
}
