// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { waitFor } from '../../../../../../tests/support/wait-for';
import { render } from '../../../../tests/unit/render';
import { headsOf, type ApiAnswer, type ApiData, type ApiFiles, type ApiTable } from '../shared/api';
import { createResources } from '../../../../../playground/src/base/state';
import { ResourcesContext } from '../../../core/browser/loading';
import { LocaleProvider } from '../../../core/browser/locale';
import { createRouter, RouterProvider } from '../../../core/browser/navigation';
import { PageContext } from '../../../core/browser/slot/site-context';
import type { PageData } from '../../../core/model';
import { API } from './api-reference';
import { ApiTypes } from './api-types';
import { createRowKeeper } from './use-reference';
import UsedProperties from './used-properties';

const properties = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'eta', 'theta'].map((name) => ({
  name,
  type: ['string'],
}));
const grid: ApiTable = {
  id: 'Grid',
  import: { text: "import Grid from 'lib';", html: 'import Grid' },
  properties: [
    {
      name: 'draw',
      type: ['string | ', { name: 'Draw' }, '<RecordType>'],
      required: true,
      default: '<a>',
      demos: [0, 1, 2, 3, 4],
    },
    { name: 'old', type: ['string'], deprecated: { instead: '<code>draw</code>' }, since: '1.2.3' },
    { name: 'own', type: ['string'], internal: true },
    ...properties,
  ],
  inherited: { from: 'Base', properties: [{ name: 'base', type: ['number'] }] },
  native: ['React.DOMAttributes'],
};
const dataOf = (table: ApiTable): ApiData => ({
  tables: {
    Grid: {
      table,
      texts: { 'draw': { description: 'Draws a <code>cell</code>.' }, '(native)': { description: 'As they are.' } },
    },
  },
  definitions: { Draw: { text: ['type Draw = ', { name: 'Size' }, ';'] }, Size: { text: ['1'], from: 'react' } },
  demos: ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => ({ title, path: `/demo/${title}` })),
});
const data = dataOf(grid);

/** What is around every page. */
function place(element: ReactNode) {
  const location = { path: '/', search: '', hash: '' };
  const router = createRouter(() => Promise.reject(new Error()), {
    location,
    page: undefined,
    arrival: { by: 'load' },
  });
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
  const placed = (
    <ResourcesContext value={createResources()}>
      <LocaleProvider locales={[{ id: 'zh-CN', name: '中文' }]}>
        <RouterProvider router={router}>{element}</RouterProvider>
      </LocaleProvider>
    </ResourcesContext>
  );
  return { placed, navigate };
}

async function show(element: ReactNode) {
  const { placed, navigate } = place(element);
  const container = await render(placed);
  return { container, navigate };
}
const reference = (answer: ApiAnswer | Promise<ApiAnswer>) => <API id="Grid" answer={answer} />;
const names = (container: HTMLElement) =>
  [...container.querySelectorAll('tbody th > a')].map((link) => link.textContent);

beforeEach(() => {
  // The DOM of the tests has no top layer.
  HTMLElement.prototype.showPopover ??= () => {};
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

describe('the three situations in which there is no table', () => {
  it.each([
    [
      'while it is being read',
      new Promise<ApiAnswer>(() => {}),
      'Properties definition is resolving, wait a moment...',
    ],
    ['without a definition', { ...data, tables: {} }, 'Properties definition not found for Grid component'],
    ['with the parser off', 'off' as const, 'apiParser must be enabled to use auto-generated API'],
  ])('%s', async (_, answer, message) => {
    const { container } = await show(reference(answer));
    expect(container.textContent).toBe(message);
  });

  it('shows the table once it is there', async () => {
    const { container } = await show(reference(Promise.resolve(data)));
    await waitFor(() => expect(names(container)).toContain('draw'));
  });
});

describe('a table', () => {
  it('says of each property what there is to say', async () => {
    const { container } = await show(reference(data));
    const text = (id: string) => document.getElementById(`api-grid-${id}`)?.textContent;
    expect(text('draw')).toMatch(
      /^drawrequiredstring \| Draw<RecordType>Draws a cell\.Demos: One, Two 3 moreThree, Four, Five<a>$/,
    );
    expect(text('old')).toMatch(/^olddeprecatedstringsince 1\.2\.3 Use draw instead\. /);
    expect(text('own')).toContain('internal');
    expect(container.textContent).toContain('Native attributesReact.DOMAttributesAs they are.');
    expect(container.querySelector('summary')?.closest('table')).not.toBeNull();
    expect(container.textContent).toContain('1 more property, as in Base');
    expect([...container.querySelectorAll('table')].map((table) => table.getAttribute('aria-label'))).toEqual([
      'Properties of Grid',
      'Properties of Grid, as in Base',
    ]);
  });

  it('names ten more of many demos', async () => {
    const many = dataOf({ ...grid, properties: [{ name: 'all', type: ['string'], demos: [...Array(30).keys()] }] });
    many.demos = Array.from({ length: 30 }, (_, at) => ({ title: `D${at}`, path: `/demo/${at}` }));
    await show(reference(many));
    const links = document.querySelectorAll('#api-grid-all [data-demos] a');
    expect(links).toHaveLength(12);
    expect(document.querySelector('#api-grid-all details')?.textContent).toMatch(/^28 moreD2, .*D11 and 18 others$/);
  });

  it('shows the rows that most readers look for, and the others behind a button', async () => {
    const rare = Array.from({ length: 20 }, (_, at) => ({ name: `rare${at}`, type: ['string'] }));
    const { container } = await show(reference(dataOf({ ...grid, properties: [...rare, ...grid.properties] })));
    expect(names(container)[0]).toBe('draw');
    const rest = container.querySelector('details[data-part=Grid]')!;
    expect(rest.querySelector('summary')?.textContent).toBe('Show all 31 propertiesShow fewer');
    expect(rest.querySelector('tbody tr')?.id).toBe('api-grid-rare9');
  });

  it('says in its own words what the library says of an end, where that is not what to use instead', async () => {
    const end = { note: 'Use <code>draw</code> with care.' };
    await show(reference(dataOf({ ...grid, properties: [{ name: 'old', type: ['string'], deprecated: end }] })));
    const cell = document.querySelector('#api-grid-old td:nth-child(3)');
    expect(cell?.textContent).toBe('Use draw with care. ');
    expect(cell?.querySelector('[lang=en]')?.innerHTML).toBe(end.note);
  });

  it('selects the import line where the browser refuses to copy it', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
    const { container } = await show(reference(data));
    await act(async () => container.querySelector('button')?.click());
    expect(getSelection()?.toString()).toBe('import Grid');
  });

  it('is filtered by name, type and description', async () => {
    const { container } = await show(reference(data));
    const input = container.querySelector('input')!;
    const type = (value: string) =>
      act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
    await type('CELL draw');
    expect(names(container)).toEqual(['draw']);
    expect(container.querySelector('input + [role=status]')?.textContent).toBe('1 found');
    await type('number');
    expect(names(container)).toEqual(['base']);
    await type('');
    expect(names(container)).toHaveLength(12);
  });

  it('heads what a file exports with its name and comment', async () => {
    const own = { ...dataOf({ ...grid, about: 'Lists <b>rows</b>.' }), files: { 'src/Grid.tsx': ['Grid'] } };
    const { container } = await show(<API of="src/Grid.tsx" answer={own} />);
    expect(container.querySelector('h3 + *')?.innerHTML).toBe('Lists <b>rows</b>.');
  });

  it('speaks the language of the chrome', async () => {
    localStorage.setItem('live-docs:/table:locale', 'zh-CN');
    const files: Record<string, unknown> = {
      '/build.json': { id: '1', script: '', data: { 'api-texts-zh-CN': 'assets/texts.json' } },
      '/assets/texts.json': { Grid: { draw: { description: '绘制。' } } },
    };
    vi.stubGlobal('fetch', async (href: string) => Response.json(files[new URL(href).pathname]));
    await show(reference(data));
    await waitFor(() => expect(document.getElementById('api-grid-draw')?.textContent).toContain('绘制。'));
    document.documentElement.lang = 'en';
    vi.unstubAllGlobals();
  });

  it('turns the page for a link in its markup, and leaves those within the page to the browser', async () => {
    const { container, navigate } = await show(reference(data));
    await act(async () => container.querySelector<HTMLElement>('[data-demos] a')?.click());
    expect(navigate).toHaveBeenCalledWith('/demo/one');
    await act(async () => container.querySelector<HTMLElement>('th a')?.click());
    expect(navigate).toHaveBeenCalledTimes(1);
  });
});

describe('a table in the document', () => {
  const files: ApiFiles = {
    heads: headsOf(data),
    tables: 'assets/api.json',
    definitions: 'assets/definitions.json',
  };
  const answers: Record<string, unknown> = {
    '/assets/api.json': { tables: data.tables, demos: data.demos },
    '/assets/definitions.json': data.definitions,
    '/build.json': { id: '1', script: '', data: { 'api-texts-zh-CN': 'assets/texts.json' } },
  };
  const fetched: string[] = [];
  let roots: { unmount(): void }[] = [];

  beforeEach(() => {
    fetched.length = 0;
    vi.stubGlobal('fetch', async (href: string) => {
      const { pathname } = new URL(href);
      fetched.push(pathname);
      return pathname in answers ? Response.json(answers[pathname]) : new Response('', { status: 404 });
    });
    vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
  });
  afterEach(async () => {
    for (const root of roots) await act(async () => root.unmount());
    roots = [];
    document.body.replaceChildren();
    document.documentElement.lang = 'en';
    vi.unstubAllGlobals();
  });

  /** Renders as the build does, and hydrates that as a browser does. */
  async function hydrate(): Promise<HTMLElement> {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(place(reference(data)).placed);
    const onRecoverableError = (error: unknown) => {
      throw error;
    };
    await act(async () => {
      roots.push(hydrateRoot(container, place(reference({ ...files })).placed, { onRecoverableError }));
    });
    return container;
  }

  it('stays as it is, without data', async () => {
    const container = await hydrate();
    expect(names(container)).toHaveLength(12);
    expect(fetched).toEqual([]);
  });

  it('gets its data to be filtered, and has its parts open afterwards as they were', async () => {
    const container = await hydrate();
    const part = () => container.querySelector<HTMLDetailsElement>('[data-part="Grid Base"]');
    part()!.open = true;
    part()!.dispatchEvent(new Event('toggle'));
    const input = container.querySelector('input')!;
    const type = (value: string) =>
      act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
    await type('cell');
    await waitFor(() => expect(names(container)).toEqual(['draw']));
    expect(fetched.sort()).toEqual(['/assets/api.json', '/assets/definitions.json']);
    await type('');
    await waitFor(() => expect(part()?.open).toBe(true));
  });

  it('stays in English and says so while texts in another language fail', async () => {
    localStorage.setItem('live-docs:/table:locale', 'zh-CN');
    const container = await hydrate();
    await waitFor(() => expect(container.querySelectorAll('[role=alert]')).toHaveLength(1));
    expect(document.getElementById('api-grid-draw')?.textContent).toContain('Draws a cell.');
    answers['/assets/texts.json'] = { Grid: { draw: { description: '绘制。' } } };
    await act(async () => container.querySelector<HTMLElement>('[role=alert] button')?.click());
    await waitFor(() => expect(document.getElementById('api-grid-draw')?.textContent).toContain('绘制。'));
    expect(container.querySelector('[role=alert]')).toBeNull();
  });
});

describe('tables in the document', () => {
  it('change at once', async () => {
    const [measured, change] = [vi.spyOn(document, 'querySelectorAll'), createRowKeeper()];
    onTestFinished(() => measured.mockRestore());
    const told: number[] = [];
    for (const table of [1, 2, 3]) change(() => told.push(table));
    await Promise.resolve();
    expect([told, measured.mock.calls]).toEqual([[1, 2, 3], [['tr[id]']]]);
  });
});

describe('a name in a type', () => {
  const withTypes = (
    <>
      {reference(data)}
      <ApiTypes answer={data} />
    </>
  );
  const find = (container: HTMLElement) => container.querySelector<HTMLElement>('[data-type=Draw]')!;
  const card = (container: HTMLElement) => container.querySelector('[role=tooltip]')?.textContent;
  const pointer = (type: string, pointerType: string) => new PointerEvent(type, { bubbles: true, pointerType });

  it('shows its definition where browsers have no popovers', async () => {
    const { showPopover } = HTMLElement.prototype;
    onTestFinished(() => void Object.assign(HTMLElement.prototype, { showPopover }));
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    const { container } = await show(withTypes);
    await act(async () => find(container).dispatchEvent(pointer('pointerover', 'mouse')));
    expect(card(container)).toBe('type Draw = Size;');
  });

  it('leads to its definition, and shows it under the pointer until Escape', async () => {
    const { container } = await show(withTypes);
    const link = find(container);
    expect(document.getElementById(link.getAttribute('href')!.slice(1))?.textContent).toBe('Drawtype Draw = Size;');
    await act(async () => link.dispatchEvent(pointer('pointerover', 'mouse')));
    expect(card(container)).toBe('type Draw = Size;');
    expect(link.getAttribute('aria-describedby')).toBe(container.querySelector('[role=tooltip]')?.id);
    await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    expect(card(container)).toBeUndefined();
  });

  it('has it follow the name when the page scrolls', async () => {
    const { container } = await show(withTypes);
    const link = find(container);
    await act(async () => link.dispatchEvent(pointer('pointerover', 'mouse')));
    const topOf = () => container.querySelector<HTMLElement>('[role=tooltip]')?.style.top;
    const top = topOf();
    link.getBoundingClientRect = () => new DOMRect(0, 40);
    await act(async () => window.dispatchEvent(new Event('scroll')));
    expect(card(container)).toBe('type Draw = Size;');
    expect(topOf()).not.toBe(top);
  });

  it('shows it for the name that the pointer is on as the page starts', async () => {
    const { querySelector } = Element.prototype;
    vi.spyOn(Element.prototype, 'querySelector').mockImplementation(function (this: Element, selector: string) {
      return querySelector.call(this, selector.replace(':hover', ''));
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const { container } = await show(withTypes);
    expect(card(container)).toBe('type Draw = Size;');
  });

  /** Activates a link. @returns true where the browser goes there. */
  const press = async (link: HTMLElement, isTap: boolean) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    await act(async () => {
      if (isTap) link.dispatchEvent(pointer('pointerdown', 'touch'));
      link.dispatchEvent(click);
    });
    return !click.defaultPrevented;
  };

  it('shows it for a tap, in place of going there, and goes there for another', async () => {
    const { container } = await show(withTypes);
    const link = find(container);
    expect([await press(link, true), card(container)]).toEqual([false, 'type Draw = Size;']);
    expect(await press(link, true)).toBe(true);
    await act(async () => window.dispatchEvent(new Event('hashchange')));
    expect(card(container)).toBeUndefined();
  });

  it('goes there for a key, though the last time it was tapped', async () => {
    const { container } = await show(withTypes);
    const link = find(container);
    await press(link, true);
    await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    expect(await press(link, false)).toBe(true);
  });

  it('leads from its card to the names in there', async () => {
    const { container } = await show(withTypes);
    await press(find(container), true);
    const inner = container.querySelector<HTMLElement>('[role=tooltip] a')!;
    expect([inner.textContent, inner.tabIndex, inner.getAttribute('href')]).toEqual(['Size', -1, '#type-Size']);
    expect(await press(inner, true)).toBe(true);
  });

  it('keeps its card while the pointer leaves anything else', async () => {
    const { container } = await show(withTypes);
    const link = find(container);
    vi.useFakeTimers();
    await act(async () => link.dispatchEvent(pointer('pointerover', 'mouse')));
    await act(async () => container.querySelector('thead')?.dispatchEvent(pointer('pointerout', 'mouse')));
    await act(async () => vi.advanceTimersByTime(1000));
    expect(card(container)).toBe('type Draw = Size;');
    await act(async () => link.dispatchEvent(pointer('pointerout', 'mouse')));
    await act(async () => vi.advanceTimersByTime(1000));
    expect(card(container)).toBeUndefined();
  });

  it('shows it in the list of definitions too', async () => {
    const { container } = await show(<ApiTypes answer={data} />);
    const link = container.querySelector<HTMLElement>('dd [data-type=Size]')!;
    await act(async () => link.dispatchEvent(pointer('pointerover', 'mouse')));
    expect(card(container)).toBe('1react');
  });
});

describe('the properties that a page uses', () => {
  const onPage = (api: unknown) => (
    <PageContext value={{ meta: {} as PageData, added: { api } }}>
      <UsedProperties />
    </PageContext>
  );

  it('are listed by table, each a link to its row', async () => {
    const { container } = await show(onPage([{ table: 'Grid', home: '/', names: ['draw', 'scroll.x'] }]));
    expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/#api-grid-draw',
      '/#api-grid-scroll.x',
    ]);
  });

  it('are not mentioned where there are none', async () => {
    expect((await show(onPage([]))).container.textContent).toBe('');
    expect((await show(onPage(undefined))).container.textContent).toBe('');
  });
});
