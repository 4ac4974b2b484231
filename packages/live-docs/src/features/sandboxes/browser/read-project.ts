import { isTextFile, type DemoCode, type RunVersion } from '../../../core/model';
import type { SandboxParts } from '../shared/sandbox';
import type { SandboxInput } from '../shared/sandbox-project';
import { AnswerError, type Resources } from 'live-playground/internal';
import { dataNamed, load, loadSource } from '../../../core/browser/loading';
import { collectSources, inVersion } from './collect-sources';

/** A demo as it is to be exported. */
export interface ExportedDemo {
  code: DemoCode;
  /** The reader's texts, by path from the demo's folder. */
  files: Readonly<Record<string, string>>;
  /** Path of the demo's file from the project's root. */
  filename: string;
  /** The version of the library that it runs in, if the reader has chosen another. */
  version?: RunVersion | undefined;
}

/** What a project of a demo is made of, with the reader's edits and what these import. */
export async function readProject(
  resources: Resources,
  { code, files, filename, version }: ExportedDemo,
): Promise<SandboxInput> {
  const parts = await dataNamed<SandboxParts>(resources, 'sandbox').load();
  const { id, title, description, exportName, dependencies } = code.asset;
  const packages = dependencies.flatMap((each) => (each.type === 'NPM' ? [[each.name, each.version]] : []));
  const folder = filename.slice(0, filename.lastIndexOf('/'));
  const own = { files: { ...files }, packages: Object.fromEntries(packages) };
  const collected = await collectSources(own, folder, parts, readText);
  const sources = version ? inVersion(collected, parts.library, version) : collected;
  const values = await Promise.all(
    (code.values ?? []).map(async ({ name, address }) => [name, await readBytes(address)] as const),
  );
  const texts = values.filter(([name]) => isTextFile(name));
  return {
    ...parts,
    // Other versions are published.
    source: version ? undefined : parts.source,
    id,
    title,
    description,
    page: location.origin + location.pathname,
    entry: code.files[0]?.name ?? '',
    exportName,
    ...sources,
    files: {
      ...sources.files,
      ...Object.fromEntries(texts.map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])),
    },
    binaries: Object.fromEntries(values.filter((value) => !texts.includes(value))),
  };
}

const readBytes = (address: string): Promise<Uint8Array> =>
  load(`file at ${address}`, async (signal) => {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new AnswerError(`the server answered ${response.status}`, response.url);
    return new Uint8Array(await response.arrayBuffer());
  });

const readText = async (address: string): Promise<string> =>
  (await load(`source at ${address}`, (signal) => loadSource(address, signal))).text;
