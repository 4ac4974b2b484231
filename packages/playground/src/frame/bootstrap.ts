import type { FromFrame, ToFrame } from '../model/frame-messages';

/** Requires a chunk that the page has sent, by its file's name, or as chunks require each other: `./react.js`. */
export type RequireChunk = (name: string) => unknown;

interface Runtime {
  start(requireChunk: RequireChunk, page: MessagePort): void;
}

/**
 * The script of the frame's document. It evaluates the chunks that the page sends, since Chromium doesn't cache scripts of
 * an opaque origin. In any other origin it does nothing: another site could have code run in ours by opening it.
 */
function listen() {
  const { parent } = window;
  const codes = new Map<string, string>();
  const modules = new Map<string, { exports: unknown }>();

  const requireChunk: RequireChunk = (file) => {
    const name = file.replace('./', '');
    const known = modules.get(name);
    if (known) return known.exports;
    const code = codes.get(name);
    if (code === undefined) throw new Error(`The frame has no script ${name}`);
    const module = { exports: {} as unknown };
    modules.set(name, module);
    const text = `(function(require,module,exports){${code}\n})\n//# sourceURL=frame/${name}`;
    // oxlint-disable-next-line eslint/no-eval -- evaluating code is what the frame is for
    const evaluate = (0, eval)(text) as (require: RequireChunk, own: typeof module, exports: unknown) => void;
    evaluate(requireChunk, module, module.exports);
    return module.exports;
  };

  const take = ({ data }: MessageEvent<ToFrame>) => {
    if (data.type === 'load') for (const { name, code } of data.chunks) codes.set(name, code);
  };
  window.addEventListener('message', (event: MessageEvent<ToFrame>) => {
    const { source, data, ports } = event;
    const [page] = ports;
    if (source !== parent || data.type !== 'load' || data.start === undefined || !page) return;
    take(event);
    page.addEventListener('message', take);
    try {
      (requireChunk(data.start) as Runtime).start(requireChunk, page);
    } catch (error) {
      page.postMessage({ type: 'unstarted', message: String(error) } satisfies FromFrame, []);
    }
  });
  parent.postMessage({ type: 'ready', document: performance.timeOrigin } satisfies FromFrame, '*');
}

/** Takes away connections that no browser's policy closes: Chromium logs its directive, `webrtc`, as an error. */
function closeConnections() {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(window, name);
}

if (window.origin === 'null' && window.parent !== window) {
  closeConnections();
  listen();
}
