import type { ComponentType, ReactNode } from 'react';

interface BlamedProps<Props extends object> {
  Part: ComponentType<Props>;
  props: Props;
  /** What went wrong if it throws, and whose fault it is. */
  found: string;
}

/** On the server: notes whose component throws, since a page that can't be rendered fails the build (`renderToText`). */
export function Blamed<Props extends object>({ Part, props, found }: BlamedProps<Props>) {
  try {
    // As React would call it, but within reach of the name.
    return (Part as (props: Props) => ReactNode)(props);
  } catch (error) {
    // What is thrown goes on as it is: it's also how a component waits.
    if (error instanceof Error) Object.assign(error, { blamed: found });
    throw error;
  }
}
