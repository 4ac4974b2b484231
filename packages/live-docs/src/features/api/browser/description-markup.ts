import { escapeHtml } from '../../../core/model';
import type { ApiDemo, ApiProperty } from '../shared/api';
import type { useText } from '../../../core/browser/locale';
import { withBase } from '../../../core/browser/navigation';

/** Demos that are named at once, those that are about the property first. */
const NAMED = 2;
/** Demos that a click names. Nobody looks through a hundred of them. */
const LISTED = 10;

/**
 * What is said of a property, as markup: since when it exists, what to use instead, what it does, examples, the demos that use it. The
 * page's Markdown has the first demos alone.
 * @param titleLanguage that of the demos' titles, if it isn't the description's.
 */
export function descriptionMarkup(
  { since, deprecated, demos: users = [], examples = [] }: ApiProperty,
  description: string,
  demos: ApiDemo[],
  text: ReturnType<typeof useText>,
  titleLanguage?: string,
): string {
  const end =
    (since ? `<small>${text('api.since', { version: since })}</small> ` : '') +
    (deprecated ? `${endMarkup(deprecated, text)} ` : '');
  const lang = titleLanguage === undefined ? '' : ` lang="${titleLanguage}"`;
  const links = users.flatMap((at) => {
    const demo = demos[at];
    return demo ? `<a href="${withBase(demo.path)}" data-link="none"${lang}>${escapeHtml(demo.title)}</a>` : [];
  });
  const code = examples.map((html) => `<pre translate="no"><code>${html}</code></pre>`).join('');
  const said = `<div>${end}${description}${code && `<details><summary>${text('api.example')}</summary>${code}</details>`}</div>`;
  if (links.length === 0) return said;
  const rest = links.slice(NAMED);
  const others = rest.length - LISTED;
  const listed =
    rest.slice(0, LISTED).join(', ') + (others > 0 ? ` ${text('api.others', { count: String(others) })}` : '');
  const more =
    rest.length > 0
      ? ` <details data-markdown-ignore><summary>${text('api.more', { count: String(rest.length) })}</summary>${listed}</details>`
      : '';
  return `${said}<div data-demos>${text('api.demos')} ${links.slice(0, NAMED).join(', ')}${more}</div>`;
}

/** What to use instead, or else all that the library says, in its own language. */
function endMarkup(end: NonNullable<ApiProperty['deprecated']>, text: ReturnType<typeof useText>): string {
  return 'note' in end ? `<span lang="en">${end.note}</span>` : text('api.instead', { instead: end.instead });
}
