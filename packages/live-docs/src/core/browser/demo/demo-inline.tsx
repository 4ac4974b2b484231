import type { DemoProps } from '../../model';
import { DemoPreview } from './demo-preview';

/** A demo as part of the text: what it shows, and nothing else. */
export function DemoInline({ id, component, height }: Pick<DemoProps, 'id' | 'component' | 'height'>) {
  return (
    <div id={`demo-${id}`} data-demo={id} data-markdown-ignore>
      <DemoPreview component={component} framed={false} height={height} />
    </div>
  );
}
