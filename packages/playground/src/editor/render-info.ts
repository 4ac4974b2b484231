import type { TypeInfo, TypeSignature } from '../model/type-messages';

/**
 * What is known of a name, as elements: the type, what it's for, its default, its first version and a link to the reference.
 * @param messages what is wrong with it.
 */
export function renderInfo(info: TypeInfo, labels: InfoLabels, messages: readonly string[] = []): HTMLElement {
  const { code, description, default: initial, since, api } = info;
  const box = element('div', 'cm-type-info');
  for (const message of messages) box.append(element('code', 'cm-type-error', message));
  box.append(element('code', 'cm-type-code', code));
  if (description) box.append(element('p', 'cm-type-text', description));
  if (initial !== undefined) {
    const line = element('p', 'cm-type-text', `${labels.initial} `);
    line.append(element('code', '', initial));
    box.append(line);
  }
  if (since !== undefined) box.append(element('p', 'cm-type-text', labels.since.replace('{version}', since)));
  if (api) {
    const link = element('a', 'cm-type-link', labels.reference.replace('{name}', api.name));
    link.href = labels.addressOf(api.address);
    link.target = '_blank';
    link.rel = 'noopener';
    box.append(link);
  }
  return box;
}

export interface InfoLabels {
  initial: string;
  /** `{version}` is replaced. */
  since: string;
  /** `{name}` is replaced by the row's name. */
  reference: string;
  addressOf: (address: string) => string;
}

/** What is announced: the same without the link. */
export const infoText = ({ code, description }: TypeInfo) => [code, description].filter(Boolean).join('. ');

/** A call with the argument that is being typed in bold. */
export function renderSignature(signature: TypeSignature): HTMLElement {
  const { before, parameters, separator, after, active, description } = signature;
  const box = element('div', 'cm-type-info');
  const code = element('code', 'cm-type-code', before);
  parameters.forEach((parameter, at) => {
    if (at > 0) code.append(separator);
    code.append(at === active ? element('strong', '', parameter) : parameter);
  });
  code.append(after);
  box.append(code);
  if (description) box.append(element('p', 'cm-type-text', description));
  return box;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = '') {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
