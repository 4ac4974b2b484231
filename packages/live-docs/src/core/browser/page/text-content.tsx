import type { ComponentType, ReactNode } from 'react';
import type { ContentProps } from '../../model';
import { Run } from './runs';

/** The content of a page that is text alone, as MDX would write it. */
export function TextContent({ components, data }: ContentProps) {
  const run = <Run number={0} />;
  const Wrapper = components?.['wrapper'] as ComponentType<ContentProps & { children: ReactNode }> | undefined;
  return Wrapper ? (
    <Wrapper components={components} data={data}>
      {run}
    </Wrapper>
  ) : (
    run
  );
}
