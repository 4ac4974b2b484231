import loadParts from 'virtual:sandbox';
import type { DemoCode, SandboxInput } from '../../model';
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
export async function readProject({ code, files, filename }: ExportedDemo): Promise<SandboxInput> {
  const parts = await loadParts();
  const { id, title, description, dependencies } = code.asset;
  const packages = dependencies.flatMap((each) => (each.type === 'NPM' ? [[each.name, each.version]] : []));
  const folder = filename.slice(0, filename.lastIndexOf('/'));
  const own = { files: { ...files }, packages: Object.fromEntries(packages) };
  return {
    id,
    library: parts.library,
    title,
    description,
    page: location.origin + location.pathname,
    entry: code.files[0]?.name ?? '',
    tools: parts.tools,
    ...(await collectSources(own, folder, parts)),
  };
}
