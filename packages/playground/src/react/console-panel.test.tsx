// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ConsoleEntry } from '../model/frame-messages';
import { addEntries, clearLog, EMPTY_LOG, type ConsoleLog } from '../run/console-log';
import { ConsolePanel } from './console-panel';
import { EnvironmentContext, type Environment } from './environment';

afterEach(cleanup);

const onGoTo = vi.fn();
const environment = { locale: 'en-US', texts: {}, phrases: {} } as Partial<Environment> as Environment;

function Demo({ log: initial }: { log: ConsoleLog }) {
  const [log, clear] = useReducer(clearLog, initial);
  return (
    <EnvironmentContext value={environment}>
      <ConsolePanel log={log} onClear={clear} onGoTo={onGoTo} />
    </EnvironmentContext>
  );
}

const entry = (text: string, more: Partial<ConsoleEntry> = {}): ConsoleEntry => ({
  level: 'log',
  react: false,
  run: 1,
  text,
  ...more,
});
const log = addEntries(EMPTY_LOG, [
  entry('Rows: 4'),
  entry('Rows: 4'),
  entry('Each child needs a key', { level: 'error', react: true, file: 'simple.tsx', line: 8, column: 3 }),
]);

it('takes no room while it is empty', () => {
  render(<Demo log={EMPTY_LOG} />);
  expect(screen.queryByRole('region', { name: 'Console' })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('shows messages with their level and count, and says politely how many there are', () => {
  render(<Demo log={log} />);
  const [rows, warning] = within(screen.getByRole('region', { name: 'Console' })).getAllByRole('listitem');
  expect(rows?.textContent).toBe('Rows: 4×2');
  expect(within(warning!).getByRole('img', { name: 'Error' })).toBeTruthy();
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('Console: 3 messages');
});

it('goes to the place of a message', async () => {
  render(<Demo log={log} />);
  await userEvent.click(screen.getByRole('button', { name: 'simple.tsx:8:3' }));
  expect(onGoTo).toHaveBeenCalledWith(expect.objectContaining({ file: 'simple.tsx', line: 8, column: 3 }));
});

it('is closed and opened', async () => {
  render(<Demo log={log} />);
  const toggle = screen.getByRole('button', { name: 'Console' });
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('listitem')).toBeNull();
  await userEvent.click(toggle);
  expect(screen.getAllByRole('listitem').length).toBe(2);
});

it('is filtered', async () => {
  render(<Demo log={log} />);
  await userEvent.type(screen.getByLabelText('Filter'), 'rows');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Rows: 4×2']);
  expect(screen.getByText('1 found')).toBeTruthy();
});

it('is cleared, and the focus stays in the demo', async () => {
  render(<Demo log={log} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear console' }));
  expect(screen.queryByRole('region', { name: 'Console' })).toBeNull();
  expect(document.activeElement?.contains(screen.getByRole('status'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});
