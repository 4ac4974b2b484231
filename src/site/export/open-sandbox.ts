import parts from 'virtual:sandbox';
import type { DemoCode, SandboxInput } from '../../model';
import { collectSources } from './collect-sources';
import { SANDBOX_FORMS, type SandboxForm, type SandboxService } from './sandbox-services';

/** A demo as it is to be exported. */
export interface ExportedDemo {
  code: DemoCode;
  /** The reader's texts, by path from the demo's folder. */
  files: Readonly<Record<string, string>>;
  /** Path of the demo's file from the project's root. */
  filename: string;
}

/**
 * Opens a demo in a sandbox, in a tab of its own.
 * @returns false where loading took so long that browsers would take the tab for one that nobody asked for.
 */
export async function openSandbox(service: SandboxService, demo: ExportedDemo): Promise<boolean> {
  const form = SANDBOX_FORMS[service](await readInput(demo));
  if ('userActivation' in navigator && !navigator.userActivation.isActive) return false;
  post(form);
  return true;
}

async function readInput({ code, files, filename }: ExportedDemo): Promise<SandboxInput> {
  const { id, title, description, dependencies } = code.asset;
  const packages = dependencies.flatMap((each) => (each.type === 'NPM' ? [[each.name, each.version]] : []));
  const folder = filename.slice(0, filename.lastIndexOf('/'));
  const own = { files: { ...files }, packages: Object.fromEntries(packages) };
  return {
    id,
    title,
    description,
    page: location.origin + location.pathname,
    entry: code.files[0]?.name ?? '',
    tools: parts.tools,
    ...(await collectSources(own, folder, parts)),
  };
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
