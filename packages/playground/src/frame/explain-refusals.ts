/** What the frame's document lets edited code load: see `renderFrame`. */
const LIMITS = 'edited code runs in a frame that may load nothing but pictures of this site, and send nothing';

/**
 * Has the console say why a request or a form is refused, and a worker fail with the reason. The browser's own words name a
 * policy.
 */
export function explainRefusals(): void {
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    // Fonts and pictures of a library's style are no request of the reader's.
    if (effectiveDirective !== 'connect-src') return;
    // oxlint-disable-next-line eslint/no-console -- the reader sees this console
    console.error(`Refused to fetch ${blockedURI}: ${LIMITS}`);
  });
  refuseForms();
  window.Worker = NoWorker;
  if ('SharedWorker' in window) window.SharedWorker = NoWorker as unknown as typeof SharedWorker;
}

/** A form that leads to another host would be refused by the page's policy: Chromium then shows an error in the frame's place. */
function refuseForms(): void {
  const { prototype } = HTMLFormElement;
  const { submit } = prototype;
  const refuse = (form: HTMLFormElement, submitter?: HTMLElement | null) => {
    const read = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);
    if (read('method')?.toLowerCase() === 'dialog') return false;
    // oxlint-disable-next-line eslint/no-console -- the reader sees this console
    console.error(`Refused to send a form to ${read('action') || 'the page'}: ${LIMITS}`);
    return true;
  };
  // Behind the demo's own handlers, and React's, which take care of a form's action.
  window.addEventListener('submit', (event) => {
    const { target: form, submitter, defaultPrevented } = event;
    if (!defaultPrevented && form instanceof HTMLFormElement && refuse(form, submitter)) event.preventDefault();
  });
  prototype.submit = function () {
    if (!refuse(this)) submit.call(this);
  };
}

const NoWorker = function () {
  throw new Error(`Workers don't run here: ${LIMITS}`);
} as unknown as typeof Worker;
