// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { waitFor } from '../../../../../../tests/support/wait-for';
import { render } from '../../../../tests/unit/render';
import menu from '../../../../tests/unit/virtual/demo-menu';
import type { DemoCode, DemoNeeds } from '../../../core/model';
import { LocaleProvider } from '../../../core/browser/locale';
import DemoTools from './demo-tools';

const code: DemoCode = {
  asset: {
    id: 'simple',
    title: 'Simple',
    description: 'A table.',
    keywords: [],
    dependencies: [
      { type: 'FILE', name: 'simple.tsx', text: 'as it was' },
      { type: 'NPM', name: 'react', version: '19.0.0' },
    ],
  },
  files: [{ name: 'simple.tsx', lang: 'tsx', text: 'as it was', html: '' }],
};
const needs: DemoNeeds = { packages: ['@scope/kit'], files: ['simple.tsx', 'rows.ts'] };
const files = vi.fn<() => Promise<Record<string, string>>>();
const posted: { action: string; target: string; fields: Record<string, string> }[] = [];

// Loaded when first asked for, which may take long here.
beforeAll(async () => {
  await Promise.all([import('./demo-actions'), import('./open-sandbox'), import('./copy-design')]);
});

beforeEach(() => {
  files.mockResolvedValue({ 'simple.tsx': 'as the reader has it' });
  vi.stubGlobal('ClipboardItem', undefined);
  const data: Record<string, unknown> = {
    '/build.json': { id: '1', script: '', data: { sandbox: 'assets/sandbox.json' } },
    '/assets/sandbox.json': { library: 'table', tools: { vite: '8.0.0' }, packages: { react: '19.0.0' }, files: {} },
  };
  vi.stubGlobal('fetch', async (href: string) => Response.json(data[new URL(href).pathname]));
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    const inputs = [...this.querySelectorAll('input')].map(({ name, value }) => [name, value]);
    posted.push({ action: this.action, target: this.target, fields: Object.fromEntries(inputs) });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  posted.length = 0;
});

async function renderTools(props: Partial<ComponentProps<typeof DemoTools>> = {}) {
  const container = await render(
    <LocaleProvider locales={[]}>
      <DemoTools
        id="simple"
        title="Simple"
        filename="docs/demo/simple.tsx"
        data={['codesandbox', 'stackblitz']}
        needs={needs}
        hasJavaScript={false}
        loadCode={async () => code}
        prefetch={() => undefined}
        files={files}
        text={async () => 'as the reader has it'}
        selectText={() => undefined}
        isEdited={false}
        reset={() => undefined}
        link={async () => 'https://example.org/demo/simple'}
        ownAddress={() => '/~demos/simple'}
        search={() => ''}
        preview={() => null}
        drawEdited={() => undefined}
        look=""
        setLook={() => undefined}
        source="https://github.com/example/kit/blob/main/docs/demo/simple.tsx"
        {...props}
      >
        {props.children}
      </DemoTools>
    </LocaleProvider>,
  );
  const status = () => container.querySelector('[role="status"]')?.textContent ?? '';
  const press = (name: string) =>
    act(async () => container.querySelector<HTMLElement>(`[aria-label="${name}"]`)!.click());
  const items = () => [...container.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const nameOf = (item: HTMLElement) => item.firstChild?.textContent;
  return {
    press,
    status,
    async choose(...names: string[]) {
      await press('More');
      for (const name of names)
        await act(async () =>
          items()
            .find((item) => nameOf(item) === name)!
            .click(),
        );
    },
    names: () => items().map(nameOf),
    described: (name: string) =>
      document.getElementById(
        items()
          .find((item) => nameOf(item) === name)
          ?.getAttribute('aria-describedby') ?? '',
      )?.textContent,
  };
}

it('posts the texts that the reader has, in the versions that the demo needs', async () => {
  const { press, status } = await renderTools();
  await press('Open in StackBlitz');
  await act(() => waitFor(() => expect(posted).toHaveLength(1)));
  const [form] = posted;
  expect(form).toMatchObject({ action: 'https://stackblitz.com/run?file=src%2Fdemo%2Fsimple.tsx', target: '_blank' });
  expect(form?.fields).toMatchObject({
    'project[title]': 'Simple',
    'project[description]': 'A table.',
    'project[template]': 'node',
    'project[files][src/demo/simple.tsx]': 'as the reader has it',
  });
  expect(JSON.parse(form?.fields['project[files][package.json]'] ?? '')).toMatchObject({
    dependencies: { react: '19.0.0' },
    devDependencies: { vite: '8.0.0' },
  });
  expect(document.querySelector('form')).toBeNull();
  expect(status()).toBe('');
});

it('takes the version along that the demo runs in, and chooses another', async () => {
  const setLook = vi.fn();
  files.mockResolvedValue({ 'simple.tsx': "import Grid from 'table';" });
  const { press } = await renderTools({ look: 'dir-rtl.version-1_0_0', setLook });
  await press('Open in StackBlitz');
  await act(() => waitFor(() => expect(posted).toHaveLength(1)));
  expect(posted[0]?.fields['project[files][src/demo/simple.tsx]']).toBe("import Grid from 'old-grid';");
  expect(JSON.parse(posted[0]?.fields['project[files][package.json]'] ?? '')).toMatchObject({
    dependencies: { 'old-grid': '1.0.0' },
  });
  await press('More');
  const item = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('[role^="menuitem"]')].find(
      (one) => one.firstChild?.textContent === name,
    )!;
  await act(async () => item('Version').click());
  expect(item('old-grid 1.0.0').getAttribute('aria-checked')).toBe('true');
  await act(async () => item('2.0.0').click());
  expect(setLook).toHaveBeenLastCalledWith('dir-rtl');
});

it('offers the sandboxes of the site alone', async () => {
  const { press, names } = await renderTools({ data: ['stackblitz'] });
  expect(document.querySelector('[aria-label="Open in StackBlitz"]')).not.toBeNull();
  await press('More');
  expect(names()).not.toContain('Open in CodeSandbox');
});

it('offers no project of a demo that runs on its site alone', async () => {
  const { press, names } = await renderTools({ needs: { ...needs, isBound: true } });
  expect(document.querySelector('[aria-label="Open in StackBlitz"]')).toBeNull();
  await press('More');
  expect(names()).not.toContain('Open in CodeSandbox');
  expect(names()).not.toContain('Download');
  expect(names()).toContain('Copy all files');
});

it('asks for another press where the browser has forgotten the first', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation: { isActive: false } }));
  const { choose, status } = await renderTools();
  await choose('Open in CodeSandbox');
  await act(() => waitFor(() => expect(status()).toBe('Ready. Press the button again.')));
  expect(posted).toEqual([]);
});

it('says why a demo cannot be taken along', async () => {
  files.mockRejectedValue(new Error('Loading chunk 7 failed'));
  const { choose, status } = await renderTools();
  await choose('Open in CodeSandbox');
  await act(() => waitFor(() => expect(status()).toContain('Loading chunk 7 failed')));
  await choose('Copy for design tools', 'SVG');
  await act(() => waitFor(() => expect(status()).toContain('The demo is not there yet')));
});

it('says that an edited demo could not be drawn', async () => {
  const { choose, status } = await renderTools({ data: [], drawEdited: async () => '' });
  await choose('Copy for design tools', 'SVG');
  await act(() => waitFor(() => expect(status()).toContain('The edited demo could not be drawn')));
});

it('copies from the menu what its items name, and says so beside the button', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { press, choose, described, status } = await renderTools();
  await press('More');
  expect(described('Copy install command')).toBe('Packages: @scope/kit');
  expect(described('Copy all files')).toBe('Files: simple.tsx, rows.ts');
  await press('More');
  for (const name of ['Copy code', 'Copy install command', 'Copy all files']) {
    await choose(name);
    await act(() => waitFor(() => expect(status()).toBe('Copied')));
  }
  expect(writeText.mock.calls.flat()).toEqual([
    'as the reader has it',
    'npm install @scope/kit',
    '// simple.tsx\nas the reader has it\n',
  ]);
});

it('copies what another feature adds to the menu, of the demo that it belongs to', async () => {
  menu.push(({ id, isEdited }) => [{ label: 'Take', hint: isEdited ? 'Edited' : 'As it was', command: `take ${id}` }]);
  onTestFinished(() => void menu.pop());
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { press, choose, described, status } = await renderTools({ isEdited: true });
  await press('More');
  expect(described('Take')).toBe('Edited');
  await press('More');
  await choose('Take');
  await act(() => waitFor(() => expect(status()).toBe('Copied')));
  expect(writeText.mock.calls).toEqual([['take simple']]);
});

it('copies a drawing by the press itself: some browsers allow it then alone', async () => {
  const copied: string[] = [];
  let isPressed = false;
  const set = (pressed: boolean) => () => void (isPressed = pressed);
  const [begin, end] = [set(true), set(false)];
  document.addEventListener('click', begin, true);
  window.addEventListener('click', end);
  onTestFinished(() => {
    document.removeEventListener('click', begin, true);
    window.removeEventListener('click', end);
  });
  class Item {
    constructor(readonly parts: Record<string, Promise<Blob>>) {}
  }
  vi.stubGlobal('ClipboardItem', Item);
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    if (!isPressed || !(item instanceof Item)) throw new DOMException('', 'NotAllowedError');
    copied.push(await (await item.parts['text/plain']!).text());
  });
  const { choose, status } = await renderTools({ drawEdited: async () => '<svg/>' });
  await choose('Copy for design tools', 'SVG');
  await act(() => waitFor(() => expect(status()).toContain('Copied')));
  expect(copied).toEqual(['<svg/>']);
});

it('offers to install packages only if the demo needs some, and to reset only an edit', async () => {
  const reset = vi.fn();
  const { press, choose, names } = await renderTools({ needs: { packages: [], files: ['simple.tsx'] }, reset });
  await choose('Reset');
  expect(names()).not.toContain('Copy install command');
  expect(reset).not.toHaveBeenCalled();
  await press('More');
  await renderTools({ isEdited: true, reset }).then((tools) => tools.choose('Reset'));
  expect(reset).toHaveBeenCalledOnce();
});
