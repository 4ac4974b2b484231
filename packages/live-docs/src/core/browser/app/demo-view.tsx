import { use } from 'react';
import { demoNeeds, hasJavaScript, type DemoProps } from '../../model';
import { DemoBlock, DemoInline } from '../demo';
import { DemoTools } from '../export';
import { loadDemoCode, useResources } from '../loading';
import { SiteContext } from '../slot';

/**
 * A demo as pages use it: its code is fetched as data, its source lies in the repository. Pages with demos import it
 * themselves, so that no other page carries it.
 */
export function Demo({ outline, inline, ...props }: DemoProps) {
  const site = use(SiteContext);
  const resources = useResources();
  if (!site) throw new Error('<Demo> needs the context of a site');
  const { repository, sandboxes, demosHaveOneColor: hasOneColor } = site;
  const { id, title, filename } = props;
  if (inline) return <DemoInline id={id} component={props.component} height={props.height} />;
  return (
    <DemoBlock
      {...props}
      hasJavaScript={hasJavaScript(outline)}
      hasOneColor={hasOneColor}
      loadCode={(language, signal) => loadDemoCode(resources, outline, language, signal)}
      lines={outline.lines}
      source={(repository.edit + filename).replace('/edit/', '/blob/')}
      tools={(demo) => (
        <DemoTools
          id={id}
          title={title}
          filename={filename}
          sandboxes={sandboxes}
          needs={demoNeeds(outline)}
          hasJavaScript={hasJavaScript(outline)}
          {...demo}
        />
      )}
    />
  );
}
