import tools from 'virtual:demo-tools';
import { use, type ReactNode } from 'react';
import { demoNeeds, hasJavaScript, type DemoProps } from '../../model';
import { DemoBlock, DemoInline } from '../demo';
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
  const { repository, demosHaveOneColor: hasOneColor } = site;
  const { id, title, filename } = props;
  if (inline || !outline) return <DemoInline id={id} component={props.component} height={props.height} />;
  const own = { id, title, filename, needs: demoNeeds(outline), hasJavaScript: hasJavaScript(outline) };
  return (
    <DemoBlock
      key={id}
      {...props}
      hasJavaScript={own.hasJavaScript}
      hasOneColor={hasOneColor}
      loadCode={(language, signal) => loadDemoCode(resources, outline, language, signal)}
      lines={outline.lines}
      start={outline.start}
      source={(repository.edit + (outline.origin ?? filename)).replace('/edit/', '/blob/')}
      tools={(demo) =>
        tools.reduce<ReactNode>(
          (children, { Tools, data }, at) => (
            <Tools key={at} {...demo} {...own} data={data}>
              {children}
            </Tools>
          ),
          demo.children,
        )
      }
    />
  );
}
