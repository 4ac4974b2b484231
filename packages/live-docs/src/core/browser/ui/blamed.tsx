import type { ComponentType, ReactNode } from 'react';

interface BlamedProps<Props extends object> {
  Part: ComponentType<Props>;
  props: Props;
  /** Whose component it is. */
  feature: string;
  /** The place that it was added to. */
  slot?: string;
}

/**
 * Shows a component of a feature. On the server it's noted whose component throws, since a page that can't be rendered fails the build
 * (`renderToText`). A function, because browsers need no more than the component.
 */
export function showBlamed<Props extends object>(blamed: BlamedProps<Props>): ReactNode {
  const { Part, props } = blamed;
  return import.meta.env.SSR ? <Blamed {...blamed} /> : <Part {...props} />;
}

function Blamed<Props extends object>({ Part, props, feature, slot }: BlamedProps<Props>) {
  try {
    // As React would call it, but within reach of the name.
    return (Part as (props: Props) => ReactNode)(props);
  } catch (error) {
    const where = slot === undefined ? '' : ` in the slot "${slot}"`;
    // What is thrown goes on as it is: it's also how a component waits.
    if (error instanceof Error) Object.assign(error, { blamed: `the feature "${feature}" failed${where}` });
    throw error;
  }
}
