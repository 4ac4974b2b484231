import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { ToolData } from '../../core/model';
import { checkValues, inputSchema, suggest, ToolError, type Tool } from '../../tools';

/** Makes the server that offers tools to an assistant. A mistake of the assistant is an answer that says what to do. */
export async function createMcpServer(
  tools: readonly Tool[],
  { title, description, library, version }: ToolData,
): Promise<Server> {
  // Only now: no other command waits for the protocol's package.
  const { Server } = await import('@modelcontextprotocol/sdk/server/index.js');
  const { CallToolRequestSchema, ListToolsRequestSchema } = await import('@modelcontextprotocol/sdk/types.js');
  const server = new Server(
    { name: 'live-docs', version },
    {
      capabilities: { tools: {} },
      instructions: `Documentation of ${library} ${version}: ${description || title} Search it before you write code that uses the library, and check what you wrote with check_code.`,
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map((tool) => ({
      name: tool.name,
      description: tool.description,
      inputSchema: inputSchema(tool),
      annotations: { readOnlyHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }): Promise<CallToolResult> => {
    try {
      const names = tools.map(({ name }) => name);
      const tool = tools.find(({ name }) => name === params.name);
      if (!tool)
        throw new ToolError(
          `There is no tool "${params.name}"${suggest(params.name, names) || '.'} There are ${names.join(', ')}.`,
        );
      return answer(await tool.run(checkValues(tool, params.arguments)));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { ...answer(error instanceof ToolError ? message : `The answer failed: ${message}`), isError: true };
    }
  });
  return server;
}

const answer = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });
