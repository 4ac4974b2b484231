import path from 'node:path';
import { constants, brotliCompressSync } from 'node:zlib';
import { build, mergeConfig, type Rolldown } from 'vite';
import { viteAliases } from '../../core/node/library/alias';
import type { Snapshot } from '../../core/node/snapshot/snapshot';
import type { SiteFolder } from '../read-site';

/** What every reader has. */
const REACT = /^react(-dom)?(\/|$)/;

/** Bytes of a demo's script and styles with its packages, minified and compressed by brotli. @param file of the demo. */
export async function measureDemo(
  { root, input }: Pick<SiteFolder, 'root' | 'input'>,
  { libraries }: Pick<Snapshot, 'libraries'>,
  file: string,
): Promise<number> {
  const result = await build(
    mergeConfig(input.vite ?? {}, {
      configFile: false,
      publicDir: false,
      root,
      logLevel: 'error',
      resolve: { alias: viteAliases(libraries.aliases) },
      build: {
        write: false,
        minify: true,
        reportCompressedSize: false,
        rolldownOptions: {
          input: path.resolve(root, file),
          external: REACT,
          preserveEntrySignatures: 'strict',
          output: { codeSplitting: false },
        },
      },
    }),
  );
  const outputs = ([result].flat() as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
  return outputs.reduce((sum, part) => sum + sizeOf(part), 0);
}

function sizeOf(part: Rolldown.OutputChunk | Rolldown.OutputAsset): number {
  if (part.type === 'asset' && !part.fileName.endsWith('.css')) return 0;
  const text = part.type === 'chunk' ? part.code : part.source;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(text, { params }).length;
}
