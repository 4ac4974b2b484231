import { escapeHtml, PROBE_ATTRIBUTE } from '../../core/model';
import { inlineHashes } from '../../core/node/output/documents/page-policy';

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
