// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { offerTools } from './offer-tools';

interface Offered {
  name: string;
  execute(values: unknown): Promise<unknown>;
}

test('a browser with an agent gets the tools that need no compiler, and any other loads nothing', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (String(address).endsWith('/build.json')) return Response.json({ data: { tools: 'assets/tools.json' } });
    return Response.json({ library: 'library', version: '1.0.0', tables: [] });
  });
  onTestFinished(() => void fetched.mockRestore());
  await offerTools();

  const offered: Offered[] = [];
  Object.assign(document, { modelContext: { registerTool: (tool: Offered) => void offered.push(tool) } });
  onTestFinished(() => void Reflect.deleteProperty(document, 'modelContext'));
  await offerTools();
  expect(offered.map(({ name }) => name)).toEqual([
    'search',
    'read_page',
    'list_api',
    'read_api',
    'read_demo',
    'changes',
  ]);
  expect(fetched).not.toHaveBeenCalled();
  expect(await offered[2]?.execute({})).toEqual({ content: [{ type: 'text', text: 'library 1.0.0' }] });
});
