import { toSlug, type DemoOutline } from '../core/model';
import { find, type Tool } from './tool';
import type { BuildReader } from './create-build-reader';

/** Finds a demo by its id, or by an address that ends with it. @throws {ToolError} with the nearest id. */
export async function findDemo(build: BuildReader, name: string): Promise<{ id: string; outline: DemoOutline }> {
  const id = toSlug(name.replace(/^.*\//, ''));
  const demos = new Map(Object.entries(await build.data('demos')));
  return { id, outline: find('demo', id, demos, 'Find one with search.') };
}

/** Reads the source files of a demo. */
export const demoTool = (build: BuildReader): Tool => ({
  name: 'read_demo',
  description:
    "A demo's own file, with the names of its other files and packages; or one of these files. A demo is a whole component that runs.",
  parameters: {
    id: {
      type: 'string',
      description: 'Id of the demo, which is usually the last part of its page: scroll-x.',
      required: true,
    },
    file: { type: 'string', description: "One of the demo's other files. Default: its own file." },
  },
  async run(values) {
    const { id, outline: demo } = await findDemo(build, String(values['id']));
    const files = new Map(demo.files.map((file) => [file.name, file]));
    const name = String(values['file'] ?? demo.files[0]?.name);
    const file = find(`file in the demo ${id}:`, name, files, `It has ${[...files.keys()].join(', ')}.`);
    const { text, lang } = await build.source(file.data);
    const others = [...files.keys()].filter((other) => other !== name);
    const packages = Object.entries(demo.packages).map(([name, version]) => `${name} ${version}`);
    const head = [
      `# ${demo.title}: ${name}`,
      demo.description,
      ...(others.length > 0 ? [`Other files: ${others.join(', ')}`] : []),
      `Packages: ${packages.join(', ')}`,
    ];
    return `${head.filter(Boolean).join('\n')}\n\n\`\`\`${lang}\n${text}\n\`\`\``;
  },
});
