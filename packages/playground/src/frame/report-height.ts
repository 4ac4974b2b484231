/** Times in a row that content may grow because the frame has grown: it follows the frame's height. */
const CHASES = 3;

/**
 * Reports when the content's height changes, and lets popups believe that there is room. What is laid out above the content, such as
 * a popup, counts.
 * @param box the element that holds the demo.
 */
export function reportHeight(box: HTMLElement, onChange: (height: number) => void) {
  const { requestAnimationFrame } = window;
  const { body, documentElement } = document;
  let viewport: number | undefined;
  let told = 0;
  let chases = 0;
  let isDue = false;
  const height = () => Math.ceil(Math.max(body.getBoundingClientRect().height, body.scrollHeight));

  const look = () => {
    isDue = false;
    const now = height();
    if (viewport === undefined || now === told) return;
    // What follows the frame's height would grow with it for ever.
    if (now > told && chases > CHASES) return;
    told = now;
    onChange(now);
  };
  const lookSoon = () => {
    if (!isDue) requestAnimationFrame(look);
    isDue = true;
  };
  new ResizeObserver(lookSoon).observe(box);
  new MutationObserver(() => {
    chases = 0;
    lookSoon();
  }).observe(body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'style'] });
  window.addEventListener('resize', () => {
    chases += 1;
    lookSoon();
  });

  /** Popups look for room in the window: they'd open upwards, out of reach, in a frame as high as its content. */
  const pretend = (target: object, key: string, real: () => number) =>
    Object.defineProperty(target, key, { configurable: true, get: () => viewport ?? real() });
  const { innerHeight } = Object.getOwnPropertyDescriptors(window);
  const clientHeight = Object.getOwnPropertyDescriptor(Element.prototype, 'clientHeight');
  pretend(window, 'innerHeight', () => Number(innerHeight?.get?.call(window)));
  pretend(documentElement, 'clientHeight', () => Number(clientHeight?.get?.call(documentElement)));

  return {
    /** Pixels. */
    height: () => (told = height()),
    /** @param viewportHeight of the page's window; undefined leaves the frame's own, which then scrolls by itself. */
    setViewport(viewportHeight: number | undefined) {
      viewport = viewportHeight;
      lookSoon();
    },
  };
}
