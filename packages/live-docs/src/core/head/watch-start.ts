import {
  NOTED_ATTRIBUTE,
  SCRIPT_ATTRIBUTE,
  START_PROBLEM,
  STARTED_ATTRIBUTE,
  TAB_ATTRIBUTE,
} from '../model/document-attributes';
import { showTexts } from './set-first-paint';
import { root } from './root';

/** Says when a script of the page fails before the page has started. What the site adds to the head may fail without it. */
export function watchStart(): void {
  window.showStartProblem = showStartProblem;
  const onError = ({ target, filename }: ErrorEvent) => {
    const file = target instanceof HTMLScriptElement ? target.src : filename;
    if (file && isOwn(file) && !root.hasAttribute(STARTED_ATTRIBUTE))
      showStartProblem(`Loading chunk start failed (${file})`);
  };
  // The events of elements don't bubble.
  addEventListener('error', onError, true);
}

/** True for a script that the page consists of. */
function isOwn(file: string): boolean {
  const first = root.getAttribute(SCRIPT_ATTRIBUTE);
  return (first !== null && file.includes(first)) || listScripts().some(({ href }) => href === file);
}

const listScripts = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];

/**
 * Says below the prerendered page that it did not come to life: the script that would draw it better is what is missing. Trying
 * again replaces the scripts in the browser's cache first, since one that was cut short would be taken from there.
 */
function showStartProblem(message: string): void {
  root.removeAttribute(TAB_ATTRIBUTE);
  root.removeAttribute(NOTED_ATTRIBUTE);
  showTexts();
  if (document.querySelector(`.${START_PROBLEM}`)) return;
  const box = document.createElement('div');
  box.className = START_PROBLEM;
  box.setAttribute('role', 'alert');
  box.textContent = `${WORDS.failed}: ${message}`;
  const button = document.createElement('button');
  button.textContent = WORDS.retry;
  button.addEventListener('click', async () => {
    const files = [...listScripts().map(({ href }) => href), root.getAttribute(SCRIPT_ATTRIBUTE) ?? ''];
    await Promise.allSettled(files.map((file) => fetch(file, { cache: 'reload' })));
    location.reload();
  });
  box.append(button);
  document.body.append(box);
}
