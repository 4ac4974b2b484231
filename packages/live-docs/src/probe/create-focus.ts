import { PROBE_ATTRIBUTE, type Probe } from '../core/model/probe';

/** Controls that a browser takes into the order of Tab, or would if `tabindex` didn't take them out. */
const CONTROLS = 'button, a[href], input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';

/** Follows the focus through the page. */
export function createFocus(): Pick<Probe, 'focus' | 'focused'> {
  const visited: Element[] = [];
  return {
    focus(part) {
      visited.length = 0;
      document.querySelector<HTMLElement>(`[${PROBE_ATTRIBUTE}=${part}]`)?.focus();
      const controls = document.querySelectorAll(`[data-demo-preview] :is(${CONTROLS})`);
      return [...controls].filter((control) => !control.matches(':disabled, [inert] *') && control.checkVisibility())
        .length;
    },
    focused() {
      const element = document.activeElement ?? document.body;
      if (!visited.includes(element)) visited.push(element);
      return { part: partOf(element), number: visited.indexOf(element), name: nameOf(element) };
    },
  };
}

function partOf(element: Element): ReturnType<Probe['focused']>['part'] {
  const mark = element.getAttribute(PROBE_ATTRIBUTE);
  if (mark === 'before' || mark === 'after') return mark;
  return element === document.body ? 'elsewhere' : 'demo';
}

function nameOf(element: Element): string {
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
  return `${element.localName}${text ? ` "${text.slice(0, 40)}"` : ''}`;
}
