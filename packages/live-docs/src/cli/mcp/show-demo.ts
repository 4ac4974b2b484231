import { BuildError } from 'live-playground/model';
import { findDemo, type BuildReader, type Tool } from '../../tools';
import type { Runner } from './open-runner';
import { DEMO_VIEW } from './views';

/** Width of the picture for clients without a view. */
const WIDTH = 820;

/**
 * Shows a demo to the user: live in the chat where the client can, else by its address and a picture.
 * @param address the site's, for a browser of the user. @param runner takes the picture, where there is a browser.
 */
export const showDemoTool = (
  build: BuildReader,
  address: () => Promise<string>,
  runner: Pick<Runner, 'run'>,
): Tool => ({
  name: 'show_demo',
  description:
    'Shows the user a demo of the documentation: live in the chat if the client can, else by its address and a picture. To show code that you wrote, use run_demo.',
  parameters: {
    id: { type: 'string', description: 'Id of the demo: scroll-x.', required: true },
  },
  view: {
    uri: 'ui://live-docs/demo',
    name: 'Demo',
    read: async () => ({ html: DEMO_VIEW, frames: [new URL(await address()).origin] }),
  },
  async run(values, showsViews) {
    const { id, outline } = await findDemo(build, String(values['id']));
    const { title } = outline;
    const url = `${await address()}~demos/${encodeURIComponent(id)}`;
    const text = `${title}: ${url}`;
    if (showsViews) return { text: `The user sees the demo ${text}`, data: { title, address: url } };
    try {
      const { picture } = await runner.run({ demo: id, source: {}, steps: [], inspect: [], width: WIDTH });
      return { text, picture };
    } catch (error) {
      // The address is an answer, too.
      if (error instanceof BuildError) return text;
      throw error;
    }
  },
});
