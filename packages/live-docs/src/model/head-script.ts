/** `--bg` of both colours in the engine's theme, for the browser's own bars. */
export const THEME_COLORS = { light: '#ffffff', dark: '#0d1015' } as const;

/**
 * Runs in the head, behind the tags that it reads. Sets the colour before the first paint, from the mode that the device
 * keeps for this site (`data-site` of the root names it), and the colour of the browser's bars. Hides a page whose address asks for a
 * tab of it, which no file can know: the script that shows the tab takes `data-tab` off. And gives the page
 * `showStartProblem(message)`, which says below the prerendered page that it did not come to life: the script that would
 * draw it better is what is missing. Until that script has run (`data-started`), an error of any script says so; trying
 * again replaces the scripts in the browser's cache first, since one that was cut short would be taken from there.
 * A constant, so that its hash can stand in a content security policy.
 */
export const HEAD_SCRIPT =
  '(function(){var r=document.documentElement,m;' +
  "try{m=navigator.cookieEnabled&&localStorage.getItem(r.getAttribute('data-site')+':color-mode')}catch(e){}" +
  "if(/[?&]tab=/.test(location.search))r.setAttribute('data-tab','');" +
  "var d=m==='dark'||m==='auto'&&matchMedia('(prefers-color-scheme: dark)').matches;" +
  "r.setAttribute('data-prefers-color',d?'dark':'light');" +
  "var t=document.querySelector('meta[name=theme-color]');if(t)t.content=t.getAttribute(d?'data-dark':'data-light');" +
  "window.showStartProblem=function(p){r.removeAttribute('data-tab');if(document.querySelector('.start-problem'))return;" +
  "var b=document.createElement('div'),a=document.createElement('button');b.className='start-problem';" +
  "b.setAttribute('role','alert');b.textContent='This part could not be loaded: '+p;a.textContent='Try again';" +
  'a.onclick=function(){Promise.allSettled([].map.call(' +
  "document.querySelectorAll('link[rel=modulepreload],script[src]'),function(s){return fetch(s.href||s.src,{cache:'reload'})}))" +
  '.then(function(){location.reload()})};b.appendChild(a);document.body.appendChild(b)};' +
  // An error of an element does not bubble; it can only be caught on its way down.
  "addEventListener('error',function(e){var s=e.target.type==='module'?e.target.src:/\\.js$/.test(e.filename)&&e.filename;" +
  "if(s&&!r.hasAttribute('data-started'))showStartProblem('Loading chunk start failed ('+s+')')},true)})()";
