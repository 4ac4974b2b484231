import type { Resources } from 'live-playground/internal';
import type { SandboxService } from '../shared/sandbox';
import { readProject, type ExportedDemo } from './read-project';
import { SANDBOX_FORMS, type SandboxForm } from './sandbox-services';

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
