/** `--bg` of both colours in the engine's theme, for the browser's own bars. */
export const THEME_COLORS = { light: '#ffffff', dark: '#0d1015' } as const;

/**
 * Before the first paint: sets the colour from the mode that the device keeps for this site (`data-site` of the root names
 * it), and the colour of the browser's bars; hides a page whose address asks for a tab of it, which no file can know; hides
 * the interface's texts, which the file has in English, from a reader of another language. Who shows tab or texts takes
 * `data-tab` or `data-language` off. `data-language` also goes when they are late or the page doesn't start.
 */
const FIRST_PAINT = `
var colour = kept('color-mode'), language = kept('locale');
if (/[?&]tab=/.test(location.search)) root.setAttribute('data-tab', '');
if (language && !/^en\\b/i.test(language)) {
  root.setAttribute('data-language', language);
  setTimeout(showTexts, 4000);
}
var dark = colour === 'dark' || colour === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches;
root.setAttribute('data-prefers-color', dark ? 'dark' : 'light');
var bars = document.querySelector('meta[name=theme-color]');
if (bars) bars.content = bars.getAttribute(dark ? 'data-dark' : 'data-light');
function showTexts() { root.removeAttribute('data-language') }
`;

/**
 * Gives the page `showStartProblem(message)`, which says below the prerendered page that it did not come to life: the
 * script that would draw it better is what is missing. Until that script has run (`data-started`), an error of any script
 * says so; trying again replaces the scripts in the browser's cache first, since one that was cut short would be taken from
 * there.
 */
const START_PROBLEM = `
window.showStartProblem = function (message) {
  root.removeAttribute('data-tab');
  root.removeAttribute('data-noted');
  showTexts();
  if (document.querySelector('.start-problem')) return;
  var box = document.createElement('div'), button = document.createElement('button');
  box.className = 'start-problem';
  box.setAttribute('role', 'alert');
  box.textContent = 'This part could not be loaded: ' + message;
  button.textContent = 'Try again';
  button.onclick = function () {
    var scripts = document.querySelectorAll('link[rel=modulepreload],script[src]');
    Promise.allSettled([].map.call(scripts, function (one) { return fetch(one.href || one.src, { cache: 'reload' }) }))
      .then(function () { location.reload() });
  };
  box.appendChild(button);
  document.body.appendChild(box);
};
addEventListener('error', function (event) {
  var file = event.target.type === 'module' ? event.target.src : /\\.js$/.test(event.filename) && event.filename;
  if (file && !root.hasAttribute('data-started')) showStartProblem('Loading chunk start failed (' + file + ')');
}, true);
`;

/**
 * Loads the page's scripts: `data-script` of the root names the first one, and the document links the others. Each is run
 * in a separate task, so that the page answers between them. `data-start` says when: `now`, or `idle` for a page that can
 * be read and left without them. They're still loaded at once for who touches a control, or needs them to see the page. While
 * they're on the way, the browser lists its languages and then loads its number formats. As one task, when something first
 * formats a number, they take 80 ms of a slow phone.
 */
const START = `
var begun = false, script = root.getAttribute('data-script');
function begin() {
  if (begun || !script) return;
  begun = true;
  window.requestIdleCallback && requestIdleCallback(warmUp);
  document.querySelectorAll('link[data-rel]').forEach(function (link) { link.rel = link.getAttribute('data-rel') });
  var scripts = [].map.call(document.querySelectorAll('link[rel=modulepreload]'), function (link) { return link.getAttribute('href') });
  scripts.slice(0, scripts.indexOf(script)).reduce(function (before, address) {
    return before.then(function () { return import(address) }).catch(function () {}).then(pause);
  }, Promise.resolve()).then(function () {
    var first = document.createElement('script');
    first.type = 'module';
    first.src = script;
    document.head.appendChild(first);
  });
}
function warmUp() {
  try { Intl.Collator.supportedLocalesOf('en') } catch (error) {}
  requestIdleCallback(function () { try { (0).toLocaleString() } catch (error) {} });
}
function pause() { return new Promise(function (go) { setTimeout(go) }) }
function whenIdle() { window.requestIdleCallback ? requestIdleCallback(begin, { timeout: 2000 }) : setTimeout(begin, 200) }
if (root.getAttribute('data-start') === 'now' || root.matches('[data-tab],[data-language]'))
  addEventListener('DOMContentLoaded', begin);
addEventListener('load', whenIdle);
`;

/**
 * Keeps what a reader does before the page answers. A click on a button, and Enter in a field, are noted for `early()`,
 * which ends that and returns them as `[element, event]`. The search box is part of the document and opens at once, for its
 * button or its keys, until its owner takes `data-early` off. A link is followed by the browser.
 */
const EARLY = `
var noted = [];
window.early = function () {
  var all = noted;
  noted = undefined;
  root.removeAttribute('data-noted');
  return all;
};
function note(element, event) {
  begin();
  if (!noted || noted.some(function (one) { return one[0] === element && one[1].type === event.type })) return;
  noted.push([element, new event.constructor(event.type, event)]);
  root.setAttribute('data-noted', '');
}
function openSearch(event) {
  var box = document.querySelector('dialog[data-early]');
  if (!box || box.open) return false;
  begin();
  event.preventDefault();
  box.showModal();
  box.querySelector('input').focus();
  return true;
}
function onClick(event) {
  var button = event.isTrusted && event.target.closest('button');
  if (!button || !noted || !button.closest('#root')) return;
  if (!button.hasAttribute('data-opens-search') || !openSearch(event)) note(button, event);
}
function onKey(event) {
  if (!event.isTrusted || event.isComposing || event.altKey) return;
  var field = event.target.closest && event.target.closest('input,textarea,select,[contenteditable]');
  var isSlash = event.key === '/' && !field && !event.ctrlKey && !event.metaKey && kept('search-slash') !== 'off';
  var isK = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k';
  if (isSlash || isK) openSearch(event);
  else if (event.key === 'Enter' && field && field.closest('#root')) note(field, event);
}
addEventListener('click', onClick, true);
addEventListener('keydown', onKey, true);
['pointerdown', 'keydown', 'focusin'].forEach(function (type) {
  addEventListener(type, function (event) {
    if (!begun && event.target.closest && event.target.closest('#root :is(button,input,[tabindex])')) begin();
  }, { capture: true, passive: true });
});
`;

/**
 * Runs in the head, behind the tags that it reads and before all that is to be seen. A constant, so that its hash can be
 * in a content security policy.
 */
export const HEAD_SCRIPT = `(function () {
var root = document.documentElement;
function kept(name) {
  try { return navigator.cookieEnabled && localStorage.getItem(root.getAttribute('data-site') + ':' + name) } catch (error) {}
}
${FIRST_PAINT}${START_PROBLEM}${START}${EARLY}})()`.replace(/\n\s*/g, '\n');
