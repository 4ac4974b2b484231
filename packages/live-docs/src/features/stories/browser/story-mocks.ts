/** What stories import to mock functions and to test, in place of `storybook/test` and its addon for actions. */

export type Values = Record<string, unknown>;

/** What `live-docs test` brings for `play`: the exports of `storybook/test`. Readers' pages never have it. */
let testing: Values | undefined;

/** Says that a story's `play` is about to run. */
export const testWith = (tools: Values): void => void (testing = tools);

/** What a function of a story was called with goes to the console. */
export interface Mock {
  (...args: unknown[]): unknown;
  label?: string;
  mockClear?: () => unknown;
  mock: { calls: unknown[][]; results: { type: 'return' | 'throw'; value: unknown }[] };
}

export function fn(work?: (...args: unknown[]) => unknown) {
  let does = work;
  const mock: Mock = (...args) => {
    mock.mock.calls.push(args);
    // oxlint-disable-next-line eslint/no-console -- readers see it below the demo
    if (!testing) console.log(...(mock.label === undefined ? [] : [mock.label]), ...args);
    try {
      const value = does?.(...args);
      mock.mock.results.push({ type: 'return', value });
      return value;
    } catch (error) {
      mock.mock.results.push({ type: 'throw', value: error });
      throw error;
    }
  };
  mock.mock = { calls: [], results: [] };
  const doing = (next: typeof does) => {
    does = next;
    return all;
  };
  const forget = () => {
    mock.mock.calls.length = 0;
    mock.mock.results.length = 0;
  };
  const all = Object.assign(mock, {
    // What `expect` knows a spy by.
    _isMockFunction: true,
    getMockName: () => mock.label ?? 'fn',
    mockName: (label: string) => Object.assign(all, { label }),
    mockImplementation: doing,
    mockReturnValue: (value: unknown) => doing(() => value),
    mockResolvedValue: (value: unknown) => doing(() => Promise.resolve(value)),
    mockRejectedValue: (value: unknown) => doing(() => Promise.reject(value as Error)),
    mockClear: () => (forget(), doing(does)),
    mockReset: () => (forget(), doing(work)),
    mockRestore: () => (forget(), doing(work)),
  });
  return all;
}

/** Functions that have no name yet get that of their argument. */
export function nameMocks(args: Values): Values {
  for (const [key, value] of Object.entries(args))
    if (typeof value === 'function' && 'mock' in value && 'mockName' in value) (value as unknown as Mock).label ??= key;
  return args;
}

export function action(label: string) {
  return Object.assign(fn(), { label });
}
export const actions = (...labels: unknown[]): Values =>
  Object.fromEntries(labels.flatMap((label) => (typeof label === 'string' ? [[label, action(label)]] : [])));
export const configureActions = (): void => {};
export const linkTo = (title: string) => action(`Link to ${title}`);
export const hrefTo = async (): Promise<string> => '#';
export const spyOn = (owner: Values, key: string) => {
  const work = owner[key] as (...args: unknown[]) => unknown;
  return (owner[key] = fn(work.bind(owner)));
};
export const mocked = <T>(value: T): T => value;
export const isMockFunction = (value: unknown): boolean => typeof value === 'function' && 'mock' in value;
export const clearAllMocks = (): void => {};
export const resetAllMocks = (): void => {};
export const restoreAllMocks = (): void => {};

/** What only `play` does: `live-docs test` brings it, and pages never call it. */
function testPart(name: string) {
  const find = (): unknown => {
    const { [name]: part } = testing ?? {};
    if (part !== undefined) return part;
    throw new Error(
      testing
        ? `"${name}" of storybook/test isn't there: install "storybook" to run "play"`
        : `"${name}" of storybook/test works in "play" alone`,
    );
  };
  // A function, so that it can be called.
  return new Proxy((() => {}) as unknown as TestPart, {
    apply: (_, __, args: unknown[]): unknown => (find() as (...args: unknown[]) => unknown)(...args),
    get: (_, key): unknown => (testing ? Reflect.get(find() as object, key) : undefined),
  });
}
interface TestPart {
  (...args: unknown[]): unknown;
  setup: () => unknown;
}
export const expect = testPart('expect');
export const within = testPart('within');
export const userEvent = testPart('userEvent');
export const fireEvent = testPart('fireEvent');
export const screen = testPart('screen');
export const waitFor = testPart('waitFor');
export const waitForElementToBeRemoved = testPart('waitForElementToBeRemoved');
export const createEvent = testPart('createEvent');
export const sb = { mock() {} };
