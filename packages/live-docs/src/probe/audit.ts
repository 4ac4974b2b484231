import type { AxeFault } from '../core/model/probe';

interface Axe {
  run(
    context: string,
    options: object,
  ): Promise<{
    violations: { id: string; helpUrl: string; nodes: { html: string; failureSummary?: string }[] }[];
  }>;
}

declare global {
  interface Window {
    /** Of the package axe-core. */
    axe?: Axe;
  }
}

/** Has axe look at the demo. @param only ids of rules; all if left out. */
export async function audit(only?: readonly string[]): Promise<AxeFault[]> {
  // Stylesheets aren't loaded again, and frames without axe not waited for: no rule that is on needs either.
  const options = {
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
    // The page around a demo has the headings before its own.
    rules: { 'heading-order': { enabled: false } },
    ...(only ? { runOnly: only } : {}),
  };
  const { violations } = (await window.axe?.run('[data-demo-preview]', options)) ?? { violations: [] };
  return violations.flatMap(({ id, helpUrl, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => ({
      rule: id,
      html: html.length > 200 ? `${html.slice(0, 200)}…` : html,
      help: `${failureSummary
        .replace(/^Fix .*:\s*/gm, '')
        .trim()
        .replace(/\s*\n\s*/g, '; ')} (${helpUrl})`,
    })),
  );
}
