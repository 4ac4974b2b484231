import type { SlotPart } from '../../model';
import { OnUpdate } from '../ui/hot';
import { Problems } from '../ui/problems';

interface FailedPartProps {
  name: string;
  part: Pick<SlotPart, 'feature'>;
  error: Error;
  retry: () => void;
}

/** While developing: says in the place of a part why it can't be shown. */
export function FailedPart({ name, part, error, retry }: FailedPartProps) {
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
