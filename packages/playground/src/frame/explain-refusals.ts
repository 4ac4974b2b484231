/** What the frame's document lets edited code load: see `renderFrame`. */
const LIMITS = 'edited code runs in a frame that may load nothing but pictures of this site, and send nothing';

/** Has the console say why a request is refused, and a worker fail with the reason. The browser's own words name a policy. */
export function explainRefusals(): void {
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    // Fonts and pictures of a library's style are no request of the reader's.
    if (effectiveDirective !== 'connect-src') return;
    // oxlint-disable-next-line eslint/no-console -- the reader sees this console
    console.error(`Refused to fetch ${blockedURI}: ${LIMITS}`);
  });
  window.Worker = NoWorker;
  if ('SharedWorker' in window) window.SharedWorker = NoWorker as unknown as typeof SharedWorker;
}

const NoWorker = function () {
  throw new Error(`Workers don't run here: ${LIMITS}`);
} as unknown as typeof Worker;
