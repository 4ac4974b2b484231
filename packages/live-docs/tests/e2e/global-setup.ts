import { build, serve, type Served } from './serve';
import { ALL } from '../scope';
import { originVariable, SITES, SITES_BUILT, type SiteMode, type SiteName } from './sites';

/** How each site is served. */
const MODES: Record<SiteName, SiteMode[]> = {
  'docs': ['built', 'dev'],
  // `npm test` develops a copy of it.
  'two-level': ALL ? ['built', 'dev'] : ['built'],
  'dropdown': ALL ? ['built'] : [],
};

/**
 * Builds each site once and serves it for the whole run. Returns the teardown. Starts nothing if the
 * environment already names a server: `E2E_docs_built=http://127.0.0.1:4173 npx playwright test simple.spec.ts`.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (Object.keys(process.env).some((name) => name.startsWith('E2E_'))) return undefined;
  const servers: Served[] = [];
  const start = async (site: SiteName) => {
    const { root } = SITES[site];
    const { code, output } = process.env[SITES_BUILT] === '1' ? { code: 0, output: '' } : await build(root);
    if (code !== 0) throw new Error(`The build of ${site} failed:\n${output}`);
    for (const mode of MODES[site]) {
      const server = await serve(root, mode === 'built' ? 'preview' : 'dev');
      servers.push(server);
      process.env[originVariable(site, mode)] = server.origin;
    }
  };
  const close = async () => void (await Promise.all(servers.map((server) => server.close())));
  const started = await Promise.allSettled((Object.keys(MODES) as SiteName[]).map(start));
  const failure = started.find((result) => result.status === 'rejected');
  if (!failure) return close;
  await close();
  throw failure.reason;
}
