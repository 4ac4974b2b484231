// @ts-check

/**
 * One line of the table.
 * @typedef {object} Figure
 * @property {string} name
 * @property {'kB' | 's' | 'ms' | 'MB' | 'frames' | '%' | ''} unit
 * @property {number[]} values one a run; the figure is their median
 * @property {number} [target] at most this
 * @property {string} how
 * @property {string} [note]
 */

/**
 * What a measurement is given.
 * @typedef {object} Bench
 * @property {string} site folder of the temporary copy
 * @property {string} origin where the built site is served
 * @property {{ name: string, origin: string }} [compared] another checkout's site, which is measured in turns with it
 * @property {import('@playwright/test').Browser} browser
 * @property {(text: string) => void} say prints progress
 */

/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [upper = NaN, lower = upper] = [sorted[middle], sorted[middle - 1]];
  return sorted.length % 2 ? upper : (upper + lower) / 2;
}

/** @param {Figure} figure */
function formatValue({ unit }, value = NaN) {
  if (!Number.isFinite(value)) return '-';
  const digits = unit === 's' ? 2 : unit === 'kB' ? 1 : unit === '' ? 3 : 0;
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`;
}

/**
 * The table, as Markdown.
 * @param {Figure[]} figures
 */
export function formatFigures(figures) {
  const rows = figures.map((figure) => {
    const { name, values, target, how, note } = figure;
    const middle = median(values);
    const spread =
      values.length > 1
        ? `${formatValue(figure, Math.min(...values))} to ${formatValue(figure, Math.max(...values))}`
        : '';
    const ratio = target === undefined ? '' : `${(middle / target).toFixed(2)} ${middle <= target ? 'met' : 'MISSED'}`;
    return [
      name,
      formatValue(figure, middle),
      spread,
      formatValue(figure, target).replace(/^-$/, ''),
      ratio,
      note ? `${how}; ${note}` : how,
    ];
  });
  const table = [['figure', 'median', 'spread', 'target', 'ratio', 'how'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  lines.splice(1, 0, `| ${[...widths, 3].map((width) => '-'.repeat(width)).join(' | ')} |`);
  return lines.join('\n');
}
