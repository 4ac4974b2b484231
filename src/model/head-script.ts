/** Where the device keeps the reader's colour mode. */
export const COLOR_MODE_KEY = 'table-docs:color-mode';

/**
 * Runs in the head, before the first paint, so that no page flashes in the wrong colour, nor the page itself where
 * the address asks for a tab of it (which no file can know): the script that shows the tab takes `data-tab` off.
 * A constant, so that its hash can stand in a content security policy.
 */
export const HEAD_SCRIPT =
  "(function(){var m;try{m=navigator.cookieEnabled&&localStorage.getItem('table-docs:color-mode')}catch(e){}" +
  "if(/[?&]tab=/.test(location.search))document.documentElement.setAttribute('data-tab','');" +
  "var d=m==='dark'||m==='auto'&&matchMedia('(prefers-color-scheme: dark)').matches;" +
  "document.documentElement.setAttribute('data-prefers-color',d?'dark':'light');" +
  "var t=document.querySelector('meta[name=theme-color]');if(t)t.content=d?'#0d1015':'#ffffff'})()";
