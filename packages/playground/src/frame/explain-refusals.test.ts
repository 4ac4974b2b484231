// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { explainRefusals } from './explain-refusals';

it('says why a request is refused, and why a worker doesn’t start', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('Worker', undefined);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    error.mockRestore();
  });
  explainRefusals();
  const refuse = (blockedURI: string, effectiveDirective: string) =>
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective }));
  refuse('https://example.org/data.json', 'connect-src');
  refuse('https://example.org/font.woff', 'font-src');
  const expected = expect.stringMatching(/^Refused to fetch https:\/\/example\.org\/data\.json: /);
  expect(error.mock.calls).toEqual([[expected]]);
  expect(() => new Worker('work.js')).toThrow("Workers don't run here: edited code runs in a frame");
});

it('refuses a form that no handler takes, by whatever it is sent, but none of a dialog', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const { submit } = HTMLFormElement.prototype;
  onTestFinished(() => {
    HTMLFormElement.prototype.submit = submit;
    document.body.replaceChildren();
    error.mockRestore();
  });
  explainRefusals();
  document.body.innerHTML = `<form action="https://example.org/save"><button></button><button formmethod="dialog"></button></form>
    <form method="dialog"></form>`;
  const [form, dialog] = document.forms;
  const [save, close] = document.querySelectorAll('button');
  const send = (from: HTMLFormElement | undefined, submitter?: HTMLElement) => {
    const event = Object.assign(new Event('submit', { bubbles: true, cancelable: true }), { submitter });
    from?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([send(form), send(form, save), send(form, close), send(dialog)]).toEqual([true, true, false, false]);
  form?.submit();
  expect(error.mock.calls).toEqual(
    Array.from({ length: 3 }, () => [
      expect.stringMatching(/^Refused to send a form to https:\/\/example\.org\/save: /),
    ]),
  );
  form?.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  expect(send(form)).toBe(true);
  expect(error).toHaveBeenCalledTimes(3);
});
