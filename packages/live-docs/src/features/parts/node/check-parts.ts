import { findNearest } from 'live-playground/model';
import type { Problem } from '../../../core/model';
import { INTERNAL, type ShownPart, type SiteView } from '../../../core/node/feature/feature';
import { selectorError } from '../../../core/node/output/documents/find-unshown';
import type { Api } from '../../../core/node/snapshot/api';
import type { Snapshot } from '../../../core/node/snapshot/snapshot';
import { joinParts, keyRows, mentions, styledNames, stylesheetFile } from './join-parts';
import { PARTS_FOLDER, shownOn, writtenParts, type WrittenParts } from './read-parts';

/** What is wrong with the files of `docs/parts`, and with the components that show them. */
export function checkParts(snapshot: Snapshot): Problem[] {
  const { tables, problems } = writtenParts(snapshot);
  return [...problems, ...[...tables.values()].flatMap((table) => checkFile(snapshot, table)), ...checkPages(snapshot)];
}

const missing = (found: string, name: string, known: Iterable<string>, file: string, line: number): Problem => {
  const nearest = findNearest(name, [...known]);
  return { file, line, found, expected: 'one that is there', fix: nearest ? `Write "${nearest}"` : 'Correct the name' };
};

function checkFile(snapshot: Snapshot, table: WrittenParts): Problem[] {
  const { filename: file, demo, rows, stylesheets, internal, lineOf } = table;
  const { demos } = snapshot;
  const noDemo = (id: string, line: number) =>
    demos.has(id) ? [] : [missing(`there is no demo "${id}"`, id, demos.keys(), file, line)];
  const selectors = rows.flatMap(({ name, kind, on, line }): Problem[] => {
    const error = on === undefined && kind === 'variables' ? undefined : selectorError(on ?? name);
    if (error === undefined) return [];
    const found = `the selector "${on ?? name}" can't be read: ${error}`;
    return [{ file, line, found, expected: 'a CSS selector', fix: 'Correct it, or add "on" with one' }];
  });
  const absent = stylesheets.flatMap((name, at): Problem[] => {
    if (stylesheetFile(snapshot, name)) return [];
    const found = `there is no stylesheet "${name}"`;
    const expected = 'a path from the site\'s folder, as "./kit.css", or one in a package, as "kit/style.css"';
    return [{ file, line: lineOf(['stylesheets', at]), found, expected, fix: 'Correct it, or install the package' }];
  });
  const unlisted = [...styledNames(snapshot, table)].flatMap(([name, { text }]): Problem[] => {
    if (text !== undefined || internal.includes(name) || rows.some((row) => mentions(row, name))) return [];
    const found = `the stylesheet has "${name}", and no row is about it`;
    const expected = 'a row for each class, data attribute and variable of the stylesheets';
    const fix = 'Add it to "parts", "states" or "variables", or to "internal" if nobody should use it';
    return [{ file, line: lineOf(['stylesheets']), found, expected, fix }];
  });
  return [
    ...noDemo(demo, lineOf(['demo'])),
    ...rows.flatMap((row) => (row.demo === undefined ? [] : noDemo(row.demo, row.line))),
    ...selectors,
    ...absent,
    ...unlisted,
  ];
}

/** `<Parts of>` that names no file. */
function checkPages(snapshot: Snapshot): Problem[] {
  const { tables } = writtenParts(snapshot);
  return snapshot.entries.flatMap((entry) =>
    shownOn(entry)
      .filter((of) => !tables.has(of))
      .map((of) => {
        const found = `<Parts of="${of}">: no file of ${PARTS_FOLDER} has this id`;
        return missing(found, of, tables.keys(), entry.filename, 1);
      }),
  );
}

/** What only the reference tells: keys of its types without a part, keys that they lack, and rows that nothing describes. */
export function checkKeys(snapshot: Snapshot, api: Api | undefined): Problem[] {
  return [...writtenParts(snapshot).tables.values()].flatMap((table) => {
    const { filename: file, rows, keys, lineOf } = table;
    const language = snapshot.config.language.id;
    const found = keyRows(table, api, language);
    const unknown = Object.entries(keys)
      .filter(([, id]) => !api?.tables.has(id))
      .map(([prop, id]) =>
        missing(`the API reference has no table "${id}"`, id, api?.tables.keys() ?? [], file, lineOf(['keys', prop])),
      );
    const named = new Set(rows.flatMap((row) => row.keys));
    const unnamed = found.flatMap(({ prop, id, rows: all }) =>
      [...all.keys()]
        .filter((key) => !named.has(key))
        .map((key) => ({
          file,
          line: lineOf(['keys', prop]),
          found: `${id} has the key "${key}", and no part has it`,
          expected: `each key of ${prop} in "keys" of a part`,
          fix: `Add "${key}" to the part that it styles or replaces`,
        })),
    );
    const known = new Set(found.flatMap(({ rows: all }) => [...all.keys()]));
    const invented = rows.flatMap(({ keys, line }) =>
      keys
        .filter((key) => !known.has(key))
        .map((key) => missing(`no type of "keys" has "${key}"`, key, known, file, line)),
    );
    const silent = joinParts(snapshot, table, api)
      .filter(({ text }) => text === '')
      .map(({ name, written }) => ({
        file,
        line: written.line,
        found: `nothing describes "${name}"`,
        expected: `a text in "${language}", a comment above it in a stylesheet, or a described key`,
        fix: `Add "${language}" to it`,
      }));
    return [...unknown, ...unnamed, ...invented, ...silent];
  });
}

/** What demos have to show: each part, in the demo that its row names, or its file. */
export function shownParts({ [INTERNAL]: snapshot }: SiteView): ShownPart[] {
  return [...writtenParts(snapshot).tables.values()].flatMap((table) =>
    joinParts(snapshot, table, undefined)
      .filter(({ written }) => written.unseen === undefined)
      .map(({ name, selector, written: { demo = table.demo, browser, step, line } }) => ({
        demo,
        selector,
        name,
        ...(step !== undefined ? { when: { step } } : browser && { when: 'arrival' as const }),
        place: { file: table.filename, line },
      })),
  );
}
