/** What a report says of a demo. */
export interface Report {
  /** Of the demo. */
  title: string;
  /** Leads to the demo, with the reader's edit and version. */
  link: string;
  /** The reader's code, if no link can have it. */
  code: string | undefined;
  /** The library and its version. */
  library: string;
  browser: string;
}

/** Characters of an address that hosts of repositories take: GitHub answers longer ones with an error. */
const LIMIT = 8000;

/** What the form has in place of a text that is too long for its address. */
const PASTE = '<!-- The report is on your clipboard: paste it here. -->';

/** Hosts whose forms take texts from the address: their paths and fields. */
const HOSTS: Record<string, { path: string; title: string; body: string }> = {
  'github.com': { path: '/issues/new', title: 'title', body: 'body' },
  'gitlab.com': { path: '/-/issues/new', title: 'issue[title]', body: 'issue[description]' },
  'codeberg.org': { path: '/issues/new', title: 'title', body: 'body' },
};

/** True if a repository has a form that a report can be written into. */
export const hasIssues = (repository: string): boolean => hostOf(repository) !== undefined;

const hostOf = (repository: string) => {
  const host = URL.canParse(repository) ? new URL(repository).host : '';
  return Object.hasOwn(HOSTS, host) ? HOSTS[host] : undefined;
};

/**
 * The form for a new issue in a repository, with places for what only the reader knows.
 * @returns its address, and the text to paste there, if that's too long for the address.
 */
export function reportForm(repository: string, report: Report): { address: string; text?: string } {
  const form = hostOf(repository);
  if (!form) throw new Error(`${repository} has no form for issues`);
  const addressOf = (body: string) => {
    const address = new URL(repository.replace(/\/$/, '') + form.path);
    address.searchParams.set(form.title, `${report.title}: `);
    address.searchParams.set(form.body, body);
    return address.href;
  };
  const text = textOf(report);
  const whole = addressOf(text);
  return whole.length <= LIMIT ? { address: whole } : { address: addressOf(PASTE), text };
}

function textOf({ link, code, library, browser }: Report): string {
  return [
    `**Demo:** ${link}`,
    `**Version:** ${library}`,
    `**Browser:** ${browser}`,
    '**Steps**\n\n1. ',
    '**What happens**\n\n',
    '**What should happen**\n\n',
    ...(code === undefined ? [] : [`**Code**\n\n\`\`\`tsx\n${code}\`\`\``]),
  ].join('\n\n');
}
