import { createHash } from 'node:crypto';

/** What a site's own policy and head let its pages load from other hosts, and demos in frames, too. */
export interface FrameHosts {
  /** Sources by directive: of stylesheets, pictures, fonts and media. */
  policy: Readonly<Record<string, readonly string[]>>;
  /** Addresses of stylesheets, which bring fonts. */
  stylesheets: readonly string[];
}

const NO_HOSTS: FrameHosts = { policy: {}, stylesheets: [] };

/**
 * The frame's document. Its policy lets in this script alone and what that evaluates, no connection, no form and no other
 * page. Stylesheets come as text: an `@import` would ask another host.
 * @param script the bootstrap.
 * @param hosts other hosts that it may take something from. None gets anything but the address it's asked for.
 */
export function renderFrame(script: string, { policy: added, stylesheets }: FrameHosts = NO_HOSTS): string {
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}' 'unsafe-eval'`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data: blob:",
    'font-src data:',
    'media-src data: blob:',
    "form-action 'none'",
    "base-uri 'none'",
  ].map((directive) => [directive, ...(added[directive.split(' ')[0] ?? ''] ?? [])].join(' '));
  // Behind the script, which would wait for them.
  const links = stylesheets.map((address) => `<link rel="stylesheet" href="${escapeQuotes(address)}">`);
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Demo</title>',
    // The padding is the demo's parent's, as on a page: some demos measure that.
    '<style>html { font-family: system-ui, sans-serif; } body { position: relative; margin: 0; } #root > div { display: flow-root; padding: var(--live-playground-padding); }</style></head>',
    `<body><div id="root"></div><script>${script}</script>${links.join('')}</body>`,
    '</html>',
  ].join('\n');
}

const escapeQuotes = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
