import { escapeHtml } from '../../../core/model';
import type { DemoResult } from '../judge';

/** A page that shows the pictures that differ: old, new and the difference side by side. */
export function picturesPage(results: readonly DemoResult[]): string {
  const figure = (title: string, picture: Buffer | undefined) =>
    picture
      ? `<figure><figcaption>${title}</figcaption><img alt="" src="data:image/png;base64,${picture.toString('base64')}"></figure>`
      : '';
  const sections = results.flatMap(({ demo, pictures }) =>
    pictures.map(
      ({ file, found, before, after, difference }) =>
        `<section><h2>${escapeHtml(demo.title)}</h2><p><code>${escapeHtml(file)}</code>: ${escapeHtml(found)}</p><div>${figure('Old', before)}${figure('New', after)}${figure('Difference', difference)}</div></section>`,
    ),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Pictures that differ</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:24px}div{display:flex;gap:16px;overflow-x:auto;align-items:start}figure{margin:0}img{border:1px solid #8888;max-width:none}</style>
</head><body><h1>Pictures that differ</h1>${sections.join('\n')}</body></html>
`;
}
