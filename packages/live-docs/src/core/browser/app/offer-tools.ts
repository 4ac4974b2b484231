import { fetchText } from 'live-playground/loading';
import { withBase } from '../navigation';

/** Where a browser's agent takes tools from. The proposal has had it in both places. */
interface ModelContext {
  registerTool(tool: {
    name: string;
    description: string;
    inputSchema: object;
    annotations: { readOnlyHint: true };
    execute: (values: unknown) => Promise<{ content: { type: 'text'; text: string }[] }>;
  }): void;
}

/** Offers the tools that need no compiler to the browser's agent, if the browser has one. They load only then. */
export async function offerTools(): Promise<void> {
  const { modelContext = (navigator as { modelContext?: ModelContext }).modelContext } = document as {
    modelContext?: ModelContext;
  };
  if (!modelContext) return;
  const { checkValues, createBuildReader, createTools, inputSchema } = await import('../../../tools');
  for (const tool of createTools(createBuildReader((address) => fetchText(withBase(`/${address}`), '')))) {
    const { name, description } = tool;
    modelContext.registerTool({
      name,
      description,
      inputSchema: inputSchema(tool),
      annotations: { readOnlyHint: true },
      execute: async (values) => ({
        content: [{ type: 'text', text: await tool.run(checkValues(tool, values)) }],
      }),
    });
  }
}
