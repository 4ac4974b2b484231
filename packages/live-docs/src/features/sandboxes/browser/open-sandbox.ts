import type { Resources } from 'live-playground/internal';
import LZString from 'lz-string';
import type { SandboxService } from '../shared/sandbox';
import { sandboxPath, sandboxProject, type SandboxInput } from '../shared/sandbox-project';
import { readProject, type ExportedDemo } from './read-project';

/**
 * Opens a demo in a sandbox, in a tab of its own.
 * @returns false where loading took so long that browsers would take the tab for one that nobody asked for.
 */
export async function openSandbox(resources: Resources, service: SandboxService, demo: ExportedDemo): Promise<boolean> {
  const form = SANDBOX_FORMS[service](await readProject(resources, demo));
  if ('userActivation' in navigator && !navigator.userActivation.isActive) return false;
  post(form);
  return true;
}

/** Sends a form as a reader would, so that the answer is a page of the service and not of ours. */
function post({ action, fields }: SandboxForm): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener';
  form.hidden = true;
  for (const [name, value] of fields) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/** A form as it is to be posted. */
interface SandboxForm {
  action: string;
  fields: [name: string, value: string][];
}

/** Writes the form of each service for a project, as the service's own documentation says. */
const SANDBOX_FORMS: Record<SandboxService, (input: SandboxInput) => SandboxForm> = {
  // https://codesandbox.io/docs/learn/browser-sandboxes/cli-api; a server runs what Vite needs.
  codesandbox(input) {
    const files = Object.entries(sandboxProject(input)).map(([path, content]) => [path, { content, isBinary: false }]);
    return {
      action: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
      fields: [
        ['parameters', compress(JSON.stringify({ files: Object.fromEntries(files) }))],
        ['query', new URLSearchParams({ file: `/${sandboxPath(input)}` }).toString()],
      ],
    };
  },

  // https://developer.stackblitz.com/platform/api/post-api; `node` is the template that runs a project's own scripts.
  stackblitz(input) {
    return {
      action: `https://stackblitz.com/run?${new URLSearchParams({ file: sandboxPath(input) }).toString()}`,
      fields: [
        ['project[title]', input.title],
        ['project[description]', input.description],
        ['project[template]', 'node'],
        ...Object.entries(sandboxProject(input)).map(([path, text]): [string, string] => [
          `project[files][${bracketless(path)}]`,
          text,
        ]),
      ],
    };
  },
};

/** Base64 of the kind that may be in an address, as CodeSandbox reads it. */
function compress(text: string): string {
  return LZString.compressToBase64(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Brackets would end the name of the field. */
function bracketless(path: string): string {
  return path.replaceAll('[', '%5B').replaceAll(']', '%5D');
}
