import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { canonicalPath, escapeHtml, PROBE_ATTRIBUTE } from '../../core/model';
import { inlineHashes } from '../../core/node/output/documents/page-policy';
import { serveSite } from '../../core/node/vite/server/serve-site';
import { listenLocally } from '../listen-locally';

/**
 * Serves a built site whose demos' documents have their markup.
 * @param markupOf the page of a demo as the server renders it; empty if it can't.
 */
export async function serveDemos(site: { dist: string; base: string }, markupOf: (id: string) => Promise<string>) {
  const serve = serveSite(site);
  const folder = `${site.base}~demos/`;
  const server = await listenLocally((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const id = pathname.startsWith(folder) ? decodeURIComponent(canonicalPath(pathname).split('/').at(-1) ?? '') : '';
    const shell = path.join(site.dist, '~demos', `${id}.html`);
    if (!id || !existsSync(shell)) return serve(request, response);
    const answer = async () => {
      const document = demoDocument(await readFile(shell, 'utf8'), await markupOf(id));
      response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-store' });
      response.end(document);
    };
    answer().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  const address = server.origin + site.base;
  return { address, close: server.close };
}

/** What Tab comes to before the demo, and after it. The latter moves if a prerendered demo grows; no page waits for the others. */
const mark = (part: string, style: string) => `<p ${PROBE_ATTRIBUTE}="${part}" tabindex="0" style="${style}">·</p>`;
const ASIDE = 'position:absolute;top:0;margin:0;opacity:0;pointer-events:none';
const BELOW = 'margin:0;outline:0';

/** The script of the page. The probe runs it once the markup has been painted, as in a page that shows the demo. */
const SCRIPT = /<script type="module" src="([^"]+)"><\/script>/;

/** Up to the sources of scripts in the policy of a document. */
const POLICY_OF_SCRIPTS = /<meta http-equiv="Content-Security-Policy" content="[^"]*?script-src /;

/**
 * The document of a demo alone, with its markup: as a page has it, and with marks around it.
 * @param shell the document that the site publishes, which has none.
 * @param markup empty for a demo that isn't prerendered.
 */
export function demoDocument(shell: string, markup: string): string {
  const still = shell.replace(SCRIPT, `<link ${PROBE_ATTRIBUTE}="script" href="$1">`);
  const whole = still.replace(
    /(<div id="root"[^>]*>)<\/div>/,
    (_, start: string) => `${mark('before', ASIDE)}${start}${markup}</div>${mark('after', markup ? BELOW : ASIDE)}`,
  );
  if (whole === still) throw new Error('The document of the demo has no element for it');
  // React writes a script into a form with an action.
  const hashes = inlineHashes(markup).map((hash) => `${escapeHtml(hash)} `);
  return whole.replace(POLICY_OF_SCRIPTS, (start) => start + hashes.join(''));
}
