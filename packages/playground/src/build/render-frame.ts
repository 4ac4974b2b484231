import { createHash } from 'node:crypto';

/**
 * The frame's document. Its policy lets in this script alone and what that evaluates, no connection, no form and no other
 * page. Stylesheets come as text: an `@import` would ask another host.
 * @param script the bootstrap.
 */
export function renderFrame(script: string): string {
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
  ].join('; ');
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Demo</title>',
    // The padding is the demo's parent's, as on a page: some demos measure that.
    '<style>body { position: relative; margin: 0; } #root > div { display: flow-root; padding: var(--padding); }</style></head>',
    `<body><div id="root"></div><script>${script}</script></body>`,
    '</html>',
  ].join('\n');
}
