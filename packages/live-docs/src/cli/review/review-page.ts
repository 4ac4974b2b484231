import { diffLines } from 'diff';
import { escapeHtml } from '../../core/model';
import type { PropertyChange } from './compare-facts';
import { isEmpty, type DemoChange, type Review } from './review';
import { REVIEW_SCRIPT, REVIEW_STYLE } from './review-look';
import { count, describeChange, describeSize, headline, UNSTEADY, WORDS } from './review-summary';
import { SIDES } from './visit-demos';

/** Which of a demo's pictures it is. */
export type PictureKind = (typeof SIDES)[number] | 'difference';

/** Address of a picture from the page: `pictures/simple.light.390.before.png`. */
export const pictureFile = (id: string, look: string, kind: PictureKind): string =>
  `pictures/${id.replace(/[^\w.-]/g, (char) => `~${char.codePointAt(0)?.toString(16)}`)}.${look}.${kind}.png`;

/** Writes a review as a page that works without a server. Its pictures lie beside it. */
export function renderReview(review: Review): string {
  const { base, notes, demos, unchanged, unsteady, api, pages, sizes } = review;
  const pageRows = (['added', 'removed', 'changed'] as const).flatMap((kind) =>
    pages[kind].map(({ path, title }) => `<li>${WORDS[kind]}: ${text(title)} <code>${text(path)}</code></li>`),
  );
  const sections = [
    section('demos', `Demos (${demos.length})`, demos.map(demoArticle)),
    section('api', `API (${api.length})`, api.length > 0 ? [apiTable(api)] : []),
    section('pages', `Pages (${pageRows.length})`, pageRows.length > 0 ? [`<ul>${pageRows.join('')}</ul>`] : []),
    section('sizes', `Sizes (${sizes.length})`, sizes.length > 0 ? [sizeTable(sizes)] : []),
  ].filter(Boolean);
  const links = demos.map(
    (one) => `<li><a href="#${anchor(one.id)}">${text(one.title)}</a>: ${text(describeChange(one))}</li>`,
  );
  const idsOf = (ids: readonly string[]) => ids.map((id) => `<code>${text(id)}</code>`).join(', ');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Documentation review</title><style>${REVIEW_STYLE}</style></head>
<body><main>
<h1>Documentation review</h1>
<p class="lead">${text(headline(review))}</p>
<p>Compared with <code>${text(base)}</code>.</p>
${notes.map((note) => `<p class="note">${text(note)}</p>`).join('\n')}
${links.length > 1 ? `<nav aria-label="Demos"><ul>${links.join('')}</ul></nav>` : ''}
${sections.join('\n')}
${unchanged.length > 0 ? `<details class="touched"><summary>${count(unchanged.length, 'demo')} unchanged though touched</summary><p>${idsOf(unchanged)}</p></details>` : ''}
${unsteady.length > 0 ? `<p class="touched">${UNSTEADY}: ${idsOf(unsteady)}</p>` : ''}
</main>${isEmpty(review) ? '' : `<script>${REVIEW_SCRIPT}</script>`}</body></html>
`;
}

const text = escapeHtml;

const anchor = (id: string): string => `demo-${encodeURIComponent(id)}`;

const section = (id: string, title: string, parts: readonly string[]): string =>
  parts.length === 0
    ? ''
    : `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${parts.join('\n')}</section>`;

function demoArticle(demo: DemoChange): string {
  const { id, title, pictures, markup, worse, better } = demo;
  const looks = Object.entries(pictures);
  const findings = (name: string, label: string, list: readonly string[]) =>
    list.length === 0
      ? ''
      : `<h4>${label}</h4><ul class="${name}">${list.map((found) => `<li>${text(found)}</li>`).join('')}</ul>`;
  const shown = looks.map(([look, kinds]) => lookFigures(demo, look, kinds)).join('');
  return `<article id="${anchor(id)}"><h3>${text(title)} <code>${text(id)}</code></h3>
<p>${text(describeChange(demo))}</p>
${findings('worse', 'New', worse)}${findings('better', 'Gone', better)}
${looks.some(([, one]) => one.difference) ? viewChoice(id) : ''}${shown}
${markup ? `<details${looks.length === 0 ? ' open' : ''}><summary>Markup</summary>${markupDifference(markup)}</details>` : ''}
</article>`;
}

/** How the pictures of a demo are shown. */
const VIEWS = { side: 'Side by side', difference: 'Difference', slider: 'Slider' } as const;

const viewChoice = (id: string): string =>
  `<fieldset><legend>Show the pictures of ${text(id)}</legend>${Object.entries(VIEWS)
    .map(
      ([value, label], at) =>
        `<label><input type="radio" name="view-${anchor(id)}" value="${value}"${at === 0 ? ' checked' : ''}> ${label}</label>`,
    )
    .join('')}</fieldset>`;

function lookFigures({ id }: DemoChange, look: string, kinds: DemoChange['pictures'][string]): string {
  const [color = '', width = ''] = look.split('.');
  const name = `${color}, ${width} px`;
  const image = (kind: PictureKind, alt: string) => {
    const picture = kinds[kind];
    if (!picture) return '';
    const size = `width="${picture.readUInt32BE(16)}" height="${picture.readUInt32BE(20)}"`;
    return `<img alt="${text(alt)}" loading="lazy" ${size} src="${text(pictureFile(id, look, kind))}">`;
  };
  const figure = (kind: PictureKind, label: string) => {
    const shown = image(kind, `${id}, ${name}: ${label.toLowerCase()}`);
    const file = text(pictureFile(id, look, kind));
    return shown && `<figure class="${kind}"><figcaption>${label}</figcaption><a href="${file}">${shown}</a></figure>`;
  };
  const slider =
    kinds.before && kinds.after && kinds.difference
      ? `<div class="slider"><label>Before to after, ${name} <input type="range" min="0" max="100" value="50"></label><div class="layers">${image('before', `${id}, ${name}: before`)}${image('after', `${id}, ${name}: after`)}</div></div>`
      : '';
  return `<div class="look ${color}"><h4>${name}${kinds.found ? `: ${text(kinds.found)}` : ''}</h4>
<div class="pair">${figure('before', 'Before')}${figure('after', 'After')}${figure('difference', 'Difference')}</div>${slider}</div>`;
}

function apiTable(changes: readonly PropertyChange[]): string {
  const cell = (value: string) => (value === '' ? '<span class="none">none</span>' : `<code>${text(value)}</code>`);
  const rows = changes.flatMap(({ name, kind, differences }) =>
    (differences.length > 0 ? differences : [{ of: 'type', before: '', after: '' }]).map(
      ({ of, before, after }) =>
        `<tr><td><code>${text(name)}</code></td><td>${kind}</td><td>${of}</td><td>${cell(before)}</td><td>${cell(after)}</td></tr>`,
    ),
  );
  return table(['Name', 'Change', 'Of', 'Before', 'After'], rows);
}

const MOST_SIZES = 20;

function sizeTable(sizes: Review['sizes']): string {
  const rows = sizes.map(
    (one) => `<tr><td>${one.of}</td><td><code>${text(one.name)}</code></td><td>${text(describeSize(one))}</td></tr>`,
  );
  const columns = ['What', 'Name', 'Compressed by brotli'];
  const more = rows.slice(MOST_SIZES);
  const rest =
    more.length > 0 ? `<details><summary>${more.length} more</summary>${table(columns, more)}</details>` : '';
  return table(columns, rows.slice(0, MOST_SIZES)) + rest;
}

const table = (columns: readonly string[], rows: readonly string[]): string =>
  `<div class="scroll" tabindex="0" role="region" aria-label="${columns.join(', ')}"><table><thead><tr>${columns.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;

/** Lines of markup around what differs. */
const CONTEXT = 2;

/** The lines that differ, a tag on each, with some around them. */
function markupDifference({ before, after }: { before: string; after: string }): string {
  const lines = (markup: string) => `${markup.replace(/></g, '>\n<')}\n`;
  const parts = diffLines(lines(before), lines(after));
  const shown = parts.map(({ value, added, removed }, at) => {
    const own = value.replace(/\n$/, '').split('\n');
    if (added) return own.map((line) => `<ins>+ ${text(line)}</ins>`).join('\n');
    if (removed) return own.map((line) => `<del>- ${text(line)}</del>`).join('\n');
    const first = at === 0 ? [] : own.slice(0, CONTEXT);
    const last = at === parts.length - 1 ? [] : own.slice(Math.max(first.length, own.length - CONTEXT));
    const left = own.length - first.length - last.length;
    return [...first, ...(left > 0 ? [`… ${count(left, 'line')}`] : []), ...last]
      .map((line) => `  ${text(line)}`)
      .join('\n');
  });
  return `<pre class="scroll" tabindex="0" aria-label="Markup before and after">${shown.join('\n')}</pre>`;
}
