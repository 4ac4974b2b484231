import { textIn } from '../model/api-entry';
import type { PlaygroundFile } from '../model/files';
import { type KnownName, type TypeHover } from '../model/type-messages';
import { createLoader } from '../loading/create-loader';
import type { LiveSession } from '../session/live-session';

/** Knows without the compiler what the reference says of names in a demo's code, as long as a file is as the site has it. */
export interface KnownNames {
  /** @returns undefined if there's nothing to say, the file is edited, or its names can't be fetched. */
  find(file: string, at: number, language: string): Promise<TypeHover | undefined>;
}

/** See `KnownNames`. What is known of a file is fetched when it's first asked for. */
export function createKnownNames(
  files: readonly PlaygroundFile[],
  { text, original }: Pick<LiveSession, 'text' | 'original'>,
  fetchNames: (address: string, signal: AbortSignal) => Promise<KnownName[]>,
): KnownNames {
  const loaders = new Map(
    files.flatMap(({ name, names }) =>
      names === undefined
        ? []
        : [[name, createLoader(`names in ${name}`, (signal) => fetchNames(names, signal))] as const],
    ),
  );
  return {
    async find(file, at, language) {
      if (text(file) !== original(file)) return undefined;
      const known = (await loaders.get(file)?.prefetch()) ?? [];
      // A key may have come meanwhile.
      return text(file) === original(file) ? nameAt(known, text(file), at, language) : undefined;
    },
  };
}

/** What is known of the name at a place, its end included. */
function nameAt(known: readonly KnownName[], text: string, at: number, language: string): TypeHover | undefined {
  for (const { name, places, description, ...info } of known) {
    const from = places.find((place) => place <= at && at <= place + name.length);
    // While developing, the text may be newer.
    if (from === undefined || !text.replaceAll('\r\n', '\n').startsWith(name, from)) continue;
    return { ...info, from, to: from + name.length, description: textIn(description, language) };
  }
  return undefined;
}
