import { createServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { waitFor } from '../../../../../../../tests/support/wait-for';
import { writeFiles } from '../../../../../../../tests/support/write-files';
import type { ApiResult } from '../../snapshot/api';
import { createApiFollower } from './follow-api';

const TABLES = '\0virtual:api-tables';

it('reads the reference with the next change after a reading that failed', async () => {
  const root = await writeFiles({});
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [{ name: 'tables', resolveId: (id) => (id === TABLES ? id : undefined), load: () => 'export {}' }],
  });
  onTestFinished(() => server.close());
  const { client } = server.environments;
  await client.moduleGraph.ensureEntryFromUrl(TABLES);
  const reloaded = vi.spyOn(client, 'reloadModule').mockResolvedValue();
  const said = vi.spyOn(server.config.logger, 'error').mockReturnValue();
  const api = vi.fn<() => Promise<ApiResult>>().mockRejectedValueOnce(new Error('No snapshot'));
  api.mockResolvedValue({ problems: [] });
  const follower = createApiFollower(server, { api }, new Set([TABLES]));

  follower.libraryChanged();
  await waitFor(() => expect(said).toHaveBeenCalledWith('Error: No snapshot', expect.anything()));
  follower.libraryChanged();
  await waitFor(() => expect(reloaded).toHaveBeenCalled());
});
