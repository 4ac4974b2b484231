// @vitest-environment happy-dom
import { act, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { render } from '../../../../../../tests/support/render';
import {
  action,
  composeStory,
  definePreview,
  expect as expected,
  fn,
  useArgs,
  useGlobals,
  waitFor,
  within,
  withThemeByClassName,
} from './story-runtime';

type Input = Parameters<typeof composeStory>[0];
type Values = Record<string, unknown>;
type Part = (update?: Values) => ReactNode;

const compose = (stories: Input['stories'], more: Partial<Input> = {}) =>
  composeStory({ id: 'a--b', title: 'A', name: 'B', story: 'B', stories, ...more });

const show = async (Story: ComponentType<Values>, props: Values = {}) =>
  render(
    <Suspense fallback="waits">
      <Story {...props} />
    </Suspense>,
  );

const html = async (Story: ComponentType<Values>, props?: Values) => (await show(Story, props)).innerHTML;

const Button = ({ label, kind = 'plain' }: Values) => <b className={String(kind)}>{label as ReactNode}</b>;

it('shows a component with the arguments of its meta, of the story, and those that it is given', async () => {
  const Story = compose({
    default: { component: Button, args: { label: 'a', kind: 'x' } },
    B: { args: { label: 'b' } },
  });
  expect(await html(Story)).toBe('<b class="x">b</b>');
  expect(await html(Story, { label: 'c' })).toBe('<b class="x">c</b>');
});

it('shows a story as it is written, until an argument differs', async () => {
  const Shown = () => <i>written</i>;
  const Story = compose({ default: { component: Button }, B: { args: { label: 'a' } } }, { Shown });
  expect(await html(Story)).toBe('<i>written</i>');
  expect(await html(Story, { label: 'b' })).toBe('<b class="plain">b</b>');
});

it('runs what the reader wrote in the frame of edited code', async () => {
  vi.stubGlobal('origin', 'null');
  const Shown = ({ label = 'own' }: Values) => <i>{label as ReactNode}</i>;
  const Story = compose({ default: { component: Button }, B: { args: { label: 'a' } } }, { Shown });
  vi.unstubAllGlobals();
  expect([await html(Story), await html(Story, { label: 'b' })]).toEqual(['<i>own</i>', '<i>b</i>']);
});

it('puts decorators around it: the own ones innermost, those of the preview outermost', async () => {
  const around =
    (name: string) =>
    (Story: ComponentType, { globals }: { globals: Values }) => (
      <div title={name + String(globals['theme'] ?? '')}>
        <Story />
      </div>
    );
  const Story = compose(
    {
      default: { decorators: [around('meta')] },
      B: Object.assign(() => <b>b</b>, {
        decorators: [around('first'), (part: Part) => <div title="second">{part()}</div>],
      }),
    },
    { preview: { default: { decorators: around('all'), globalTypes: { theme: { defaultValue: '!' } } } } },
  );
  expect(await html(Story)).toBe(
    '<div title="all!"><div title="meta!"><div title="second"><div title="first!"><b>b</b></div></div></div></div>',
  );
});

it('lets decorators change arguments and have a state', async () => {
  const Story = compose({
    default: { component: Button, args: { label: 0 } },
    B: {
      decorators: [
        (part: Part) => {
          const [count, setCount] = useState(0);
          return <button onClick={() => setCount(count + 1)}>{part({ args: { label: count } })}</button>;
        },
      ],
    },
  });
  const container = await show(Story);
  await act(async () => container.querySelector('button')!.click());
  expect(container.textContent).toBe('1');
});

it('keeps what is below a decorator as it renders again', async () => {
  let mounts = 0;
  const Counted = () => {
    useState(() => mounts++);
    return null;
  };
  const Story = compose({
    default: { component: Counted },
    B: {
      decorators: [
        (Part: ComponentType) => {
          const [count, setCount] = useState(0);
          return (
            <button onClick={() => setCount(count + 1)}>
              <Part />
            </button>
          );
        },
      ],
    },
  });
  const container = await show(Story);
  const before = mounts;
  await act(async () => container.querySelector('button')!.click());
  expect(mounts).toBe(before);
});

it('stands in for values by their names', async () => {
  const argTypes = { label: { mapping: { star: <i>★</i> } } };
  const Story = compose({ default: { component: Button, argTypes }, B: { args: { label: 'a' } } });
  expect(await html(Story, { label: 'star' })).toBe('<b class="plain"><i>★</i></b>');
});

it('loads what a story waits for, and says what failed or took too long', async () => {
  const loaded = compose({
    default: {},
    B: {
      loaders: [async () => ({ name: 'Ada' })],
      render: (_: Values, { loaded }: { loaded: Values }) => String(loaded['name']),
    },
  });
  expect(await html(loaded)).toBe('Ada');
  vi.useFakeTimers();
  const never = compose({ default: {}, B: { loaders: [() => new Promise(() => {})], render: () => null } });
  const thrown = vi.fn<(error: unknown) => void>();
  const Caught = () => {
    try {
      return (never as (props: Values) => ReactNode)({});
    } catch (error) {
      thrown(error);
      throw error;
    }
  };
  const shown = show(Caught).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(8000);
  vi.useRealTimers();
  expect(String(await shown.then(() => thrown.mock.lastCall?.[0]))).toContain('The loaders of "B" didn\'t end');
});

it('gives stories the hooks of Storybook', async () => {
  const Story = compose({
    default: { args: { on: false } },
    B: () => {
      const [{ on }, update] = useArgs();
      const [globals, choose] = useGlobals();
      return (
        <button onClick={() => (update({ on: !on }), choose({ theme: 'dark' }))}>
          {String(on)} {String(globals['theme'])}
        </button>
      );
    },
  });
  const container = await show(Story);
  await act(async () => container.querySelector('button')!.click());
  expect(container.textContent).toBe('true dark');
});

it('writes calls of spies and actions to the console, by the name of the argument', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const Caller = ({ onA, onB, onC }: Record<string, (value: number) => void>) => {
    onA?.(1);
    onB?.(2);
    onC?.(3);
    return null;
  };
  const Story = compose({
    default: { component: Caller, argTypes: { onC: { action: true } } },
    B: { args: { onA: fn(), onB: action('said') } },
  });
  await show(Story);
  expect(log.mock.calls).toEqual([
    ['onA', 1],
    ['said', 2],
    ['onC', 3],
  ]);
});

it('lays a story out as its parameters say', async () => {
  const style = async (parameters: Values, globals = {}) => {
    const Story = compose({ default: { component: () => null, globals }, B: { parameters } });
    return (await show(Story)).querySelector('div')?.getAttribute('style') ?? '';
  };
  const backgrounds = { default: 'Dark', values: [{ name: 'Dark', value: '#111' }] };
  expect(await style({ layout: 'centered' })).toContain('place-items: center');
  expect(await style({ backgrounds })).toContain('#111');
  expect(
    await style({ backgrounds: { options: { dark: { value: '#222' } } } }, { backgrounds: { value: 'dark' } }),
  ).toContain('#222');
  expect(await style({ layout: 'padded', backgrounds: { ...backgrounds, disable: true } })).toBe('');
});

it('reads objects that describe stories by calls', async () => {
  const meta = definePreview({
    decorators: [withThemeByClassName({ themes: { light: 'day' }, defaultTheme: 'light' })],
  }).meta({
    component: Button,
    args: { label: 'a' },
  });
  const first = meta.story({ args: { kind: 'x' } });
  expect(
    await html(compose({ B: (first as { extend: (more: Values) => unknown }).extend({ args: { label: 'b' } }) })),
  ).toBe('<b class="x">b</b>');
});

/** Has a story played as `live-docs test` does, with some of `storybook/test`. */
async function played(play: (context: never) => unknown, more: Values = {}) {
  const probe: { play?: (tools: Values) => Promise<string | undefined> } = {};
  vi.stubGlobal('probe', probe);
  onTestFinished(() => void vi.unstubAllGlobals());
  const Shown = () => <i>written</i>;
  const Clicked = ({ onClick }: Values) => <button onClick={onClick as () => void}>go</button>;
  const Story = compose({ default: { component: Clicked }, B: { args: { onClick: fn() }, play, ...more } }, { Shown });
  const container = await show(Story);
  const shown = container.innerHTML;
  let said: Promise<string | undefined> | undefined;
  await act(async () => {
    said = probe.play!({
      within: (element: Element) => ({ button: () => element.querySelector('button') }),
      userEvent: { setup: () => ({ click: (button: HTMLElement) => act(async () => button.click()) }) },
      expect,
    });
  });
  return { shown, said: await said, html: container.innerHTML };
}

interface Played {
  canvas: { button: () => HTMLElement };
  canvasElement: Element;
  userEvent: { click: (element: HTMLElement) => Promise<void> };
  args: { onClick: { mock: { calls: unknown[] } } };
  step: (label: string, run: (context: Played) => Promise<void>) => Promise<void>;
}

it('lets a test play a story, which gets its arguments then, and says why that failed', async () => {
  const log = vi
    .spyOn(console, 'log')
    .mockImplementation(() => {})
    .mockClear();
  const passed = await played(async ({ canvas, canvasElement, args, userEvent, step }: Played) => {
    expect(canvasElement).toBe(document.body);
    await step('clicks', async (context) => context.userEvent.click(canvas.button()));
    await userEvent.click((within(canvasElement) as Played['canvas']).button());
    expect(args.onClick.mock.calls).toHaveLength(2);
    (expected(args.onClick) as { toHaveBeenCalledTimes: (times: number) => void }).toHaveBeenCalledTimes(2);
  });
  expect(passed).toEqual({ shown: '<i>written</i>', said: undefined, html: '<button>go</button>' });
  // A click that a test makes is no message.
  expect(log).not.toHaveBeenCalled();
  const failed = await played(() => {
    throw new Error('There is no button');
  });
  expect(failed.said).toBe('There is no button');
  const absent = await played(() => waitFor(() => {}));
  expect(absent.said).toContain('"waitFor" of storybook/test isn\'t there: install "storybook"');
});

it('offers readers no play', async () => {
  const play = vi.fn<() => void>();
  await show(compose({ default: { component: Button }, B: { play } }));
  expect(play).not.toHaveBeenCalled();
});

it('takes globals that a reader chooses, and follows the colours of the page before', async () => {
  const { documentElement } = document;
  onTestFinished(() => documentElement.removeAttribute('data-prefers-color'));
  const Story = compose(
    { default: {}, B: { render: (args: Values, { globals }: { globals: Values }) => JSON.stringify([globals, args]) } },
    { colors: { theme: { light: 'Day', dark: 'Night' } }, preview: { initialGlobals: { locale: 'en' } } },
  );
  expect(await html(Story)).toBe('[{"locale":"en","theme":"Day"},{}]');
  const container = await show(Story);
  await act(async () => documentElement.setAttribute('data-prefers-color', 'dark'));
  expect(container.innerHTML).toBe('[{"locale":"en","theme":"Night"},{}]');
  expect(await html(Story, { '~globals': { theme: 'Day', locale: 'de' } })).toBe('[{"locale":"de","theme":"Day"},{}]');
});
