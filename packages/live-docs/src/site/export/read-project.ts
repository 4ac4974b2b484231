import type { DemoCode, SandboxInput, SandboxParts } from '../../model';
import type { Resources } from 'live-playground/loading';
import { dataNamed, load, loadSource } from '../loading';
import { collectSources } from './collect-sources';

/** A demo as it is to be exported. */
export interface ExportedDemo {
  code: DemoCode;
  /** The reader's texts, by path from the demo's folder. */
  files: Readonly<Record<string, string>>;
  /** Path of the demo's file from the project's root. */
  filename: string;
}

/** What a project of a demo is made of, with the reader's edits and what these import. */
export async function readProject(
  resources: Resources,
  { code, files, filename }: ExportedDemo,
): Promise<SandboxInput> {
  const parts = await dataNamed<SandboxParts>(resources, 'sandbox').load();
  const { id, title, description, dependencies } = code.asset;
  const packages = dependencies.flatMap((each) => (each.type === 'NPM' ? [[each.name, each.version]] : []));
  const folder = filename.slice(0, filename.lastIndexOf('/'));
  const own = { files: { ...files }, packages: Object.fromEntries(packages) };
  return {
    id,
    library: parts.library,
    source: parts.source,
    title,
    description,
    page: location.origin + location.pathname,
    entry: code.files[0]?.name ?? '',
    tools: parts.tools,
    ...(await collectSources(own, folder, parts, readText)),
  };
}

const readText = async (address: string): Promise<string> =>
  (await load(`source at ${address}`, (signal) => loadSource(address, signal))).text;
