import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** A page of the list. */
export interface Chapter {
  /** Its address on the site. */
  path: string;
  title: string;
  description: string;
  /** Of a page that isn't in the language of the list. */
  language: string | undefined;
  markdown: string;
}

interface PrintPage {
  /** In the browser's tab. */
  title: string;
  heading: string;
  language: string;
  chapters: readonly Chapter[];
}

/** A document of several pages, for paper: one column, and each page on a new sheet. */
export function printPage({ title, heading, language, chapters }: PrintPage): string {
  const contents = chapters.map((chapter, at) => `<li><a href="#page-${at + 1}">${escape(chapter.title)}</a></li>`);
  return `<!doctype html>
<html lang="${escape(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escape(heading)}</h1>
<ol>${contents.join('')}</ol>
${chapters.map(article).join('\n')}
</main>
</body>
</html>
`;
}

function article({ title, description, language, markdown }: Chapter, at: number, all: readonly Chapter[]): string {
  const html = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  const lang = language === undefined ? '' : ` lang="${escape(language)}"`;
  const lead = description ? `<p class="lead">${escape(description)}</p>` : '';
  const content = nameCallouts(leadToChapters(lowerHeadings(html), all));
  return `<article id="page-${at + 1}"${lang}>\n<h2>${escape(title)}</h2>\n${lead}\n${content}\n</article>`;
}

/** Links of Markdown lead to the Markdown of a page: here, to the page in the list, or on the site. */
const leadToChapters = (html: string, chapters: readonly Chapter[]) =>
  html.replace(/href="([^"#]*)\.md(#[^"]*)?"/g, (_, page: string, hash = '') => {
    const at = chapters.findIndex(({ path }) => decodeURI(page).endsWith(path));
    return at < 0 ? `href="${page.replace(/\/index$/, '/')}${hash}"` : `href="#page-${at + 1}"`;
  });

/** A callout is a quotation that begins with its kind. */
const nameCallouts = (html: string) =>
  html.replace(
    /<p>\[!([A-Z])([A-Z]+)\]\n/g,
    (_, first: string, rest: string) => `<p><b>${first}${rest.toLowerCase()}.</b> `,
  );

/** The headings of a page are below its title, which is one of the second level here. */
const lowerHeadings = (html: string) =>
  html.replace(/<(\/?)h([2-5])>/g, (_, end: string, level: string) => `<${end}h${Number(level) + 1}>`);

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 40px 20px; font: 17px/1.6 Georgia, 'Noto Serif SC', serif; }
main { max-width: 680px; margin: 0 auto; }
h1, h2, h3, h4 { line-height: 1.25; text-wrap: balance; break-after: avoid; }
h1 { font-size: 40px; }
h2 { margin-top: 64px; font-size: 30px; }
a { color: inherit; text-underline-offset: 3px; }
.lead { font-size: 19px; font-style: italic; }
pre { padding: 12px 16px; border: 1px solid; border-radius: 6px; font-size: 14px; line-height: 1.5; overflow-wrap: anywhere; white-space: pre-wrap; }
table { border-collapse: collapse; }
th, td { padding: 6px 12px; border: 1px solid; text-align: start; }
img { max-width: 100%; }
@media print {
  body { padding: 0; font-size: 11pt; }
  article { break-before: page; }
  h2 { margin-top: 0; }
  pre, tr { break-inside: avoid; }
}
`;
