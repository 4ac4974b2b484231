/** How the page of a review looks. */
export const REVIEW_STYLE = `
:root { color-scheme: light dark; --ink: #1c2330; --soft: #566073; --line: #dde1e8; --paper: #fff; --raised: #f6f7f9; --accent: #1a56c4; --bad: #b3261e; --good: #1b6e3c; }
@media (prefers-color-scheme: dark) { :root { --ink: #e4e8ef; --soft: #a2abbb; --line: #2c333f; --paper: #0d1015; --raised: #161b23; --accent: #8ab4ff; --bad: #ff9d94; --good: #7fd6a0; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 1360px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { margin: 0 0 8px; font-size: 26px; line-height: 1.25; }
h2 { margin: 40px 0 12px; font-size: 20px; }
h3 { margin: 0; font-size: 17px; overflow-wrap: anywhere; }
h4 { margin: 20px 0 6px; font-size: 14px; color: var(--soft); font-weight: 600; }
p { margin: 8px 0; overflow-wrap: anywhere; }
.lead { font-size: 18px; }
.note { padding: 8px 12px; border-inline-start: 3px solid var(--accent); background: var(--raised); }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
code, pre { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
h3 code { margin-inline-start: 6px; color: var(--soft); font-weight: 400; }
ul { margin: 8px 0; padding-inline-start: 22px; overflow-wrap: anywhere; }
nav ul { columns: 320px; }
article { margin: 0 0 24px; padding: 20px 16px; border: 1px solid var(--line); border-radius: 10px; }
.worse { color: var(--bad); } .better { color: var(--good); }
fieldset { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 16px 0 0; padding: 0; border: 0; }
legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
fieldset label { display: flex; gap: 6px; align-items: center; min-height: 28px; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr)); gap: 12px 16px; align-items: start; }
figure { margin: 0; min-width: 0; }
figcaption { color: var(--soft); font-size: 13px; }
figure a { display: block; }
img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); background: #fff; }
.dark img { background: #0d1015; }
.slider, .pair > .difference { display: none; }
article:has([value=difference]:checked) .pair > :not(.difference) { display: none; }
article:has([value=difference]:checked) .pair > .difference { display: block; }
article:has([value=difference]:checked) .look:not(:has(.difference)) .pair > * { display: block; }
article:has([value=slider]:checked) .look:has(.slider) .pair { display: none; }
article:has([value=slider]:checked) .slider { display: block; }
.slider label { display: block; color: var(--soft); font-size: 13px; }
.slider input { display: block; width: 100%; max-width: 600px; height: 28px; accent-color: var(--accent); }
.layers { display: grid; justify-items: start; align-items: start; --at: 50%; }
.layers img { grid-area: 1 / 1; }
.layers img + img { clip-path: inset(0 0 0 calc(100% - var(--at))); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; min-width: max(100%, 560px); font-size: 14px; }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
td code { white-space: pre-wrap; }
th { color: var(--soft); font-weight: 600; }
.none { color: var(--soft); }
pre { margin: 8px 0; padding: 12px; background: var(--raised); border-radius: 6px; }
ins, del { text-decoration: none; } ins { color: var(--good); } del { color: var(--bad); }
details { margin-top: 12px; } summary { min-height: 28px; cursor: pointer; }
.touched { margin-top: 40px; color: var(--soft); }
`;

/** Moves the border between the two pictures of a slider. */
export const REVIEW_SCRIPT = `
addEventListener('input', ({ target }) => {
  if (target.type === 'range') target.closest('.slider').querySelector('.layers').style.setProperty('--at', target.value + '%');
});
`;
