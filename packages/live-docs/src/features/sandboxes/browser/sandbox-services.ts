import LZString from 'lz-string';
import type { SandboxService } from '../shared/sandbox';
import { sandboxPath, sandboxProject, type SandboxInput } from '../shared/sandbox-project';

/** A form as it is to be posted. */
export interface SandboxForm {
  action: string;
  fields: [name: string, value: string][];
}

/** Writes the form of each service for a project, as the service's own documentation says. */
export const SANDBOX_FORMS: Record<SandboxService, (input: SandboxInput) => SandboxForm> = {
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
