/** The extension of the protocol by which tools show documents in the chat: MCP Apps. */
export const APPS = 'io.modelcontextprotocol/ui';

/** Type of such a document. */
export const MIME = 'text/html;profile=mcp-app';

/** What a client is told of a document. @param frames origins of the frames in it. */
export const uiMeta = (frames: readonly string[]) => ({
  ui: { csp: { frameDomains: [...frames] }, prefersBorder: true },
});

/** Height of a demo in the chat, in pixels. Its document scrolls. */
const HEIGHT = 440;

/**
 * The document that shows a demo in the chat: a frame with the address that `show_demo` answers. It talks to the client as MCP Apps
 * say, in JSON-RPC by messages of its window. The client may refuse frames, so a link to the demo is below.
 */
export const DEMO_VIEW = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Demo</title>
<style>
:root { color-scheme: light dark; font: 13px/1.5 var(--font-sans, system-ui, sans-serif) }
body { margin: 0 }
iframe { display: block; width: 100%; height: ${HEIGHT}px; border: 0; background: #fff }
p { margin: 6px 12px }
</style>
<p role="status">The demo is loading.</p>
<script>
let last = 0
const waiting = new Map()
const post = (message) => parent.postMessage({ jsonrpc: '2.0', ...message }, '*')
const ask = (method, params) => new Promise((resolve) => {
  waiting.set(++last, resolve)
  post({ id: last, method, params })
})
const tell = (method, params) => post({ method, params })
function show({ title, address }) {
  const frame = Object.assign(document.createElement('iframe'), { title, src: address })
  const link = Object.assign(document.createElement('a'), { href: address, textContent: 'Open ' + title, target: '_blank' })
  link.addEventListener('click', (event) => {
    event.preventDefault()
    ask('ui/open-link', { url: address })
  })
  const line = document.createElement('p')
  line.append(link)
  document.body.replaceChildren(frame, line)
  resize()
}
const resize = () =>
  tell('ui/notifications/size-changed', { width: document.body.scrollWidth, height: document.body.scrollHeight })
addEventListener('message', ({ source, data }) => {
  if (source !== parent || !data || data.jsonrpc !== '2.0') return
  const { id, method, params, result } = data
  if (method === 'ui/notifications/tool-result') {
    const { structuredContent, content = [] } = params
    if (structuredContent) show(structuredContent)
    else document.querySelector('p').textContent = content.map(({ text = '' }) => text).join(' ')
  } else if (method && id !== undefined) post({ id, result: {} })
  else if (id !== undefined) waiting.get(id)?.(result)
})
ask('ui/initialize', {
  appCapabilities: { availableDisplayModes: ['inline'] },
  appInfo: { name: 'live-docs demo', version: '1.0.0' },
  protocolVersion: '2026-01-26',
}).then(() => tell('ui/notifications/initialized', {}))
</script>
</html>
`;
