import { z } from 'zod';
import { parseJson } from '../../../core/node/files/parse-json';

/** The folder of bundles, from the site's root. */
export const BUNDLES = 'versions';

/** Changes with what a bundle holds: older ones are made again. */
export const MADE = 1;

const schema = z.strictObject({
  made: z.literal(MADE),
  /** The package that was published. */
  name: z.string(),
  version: z.string(),
  /** What the code requires of the frame. */
  imports: z.array(z.string()),
  /** Its stylesheets by path from its folder. */
  styles: z.record(z.string(), z.string()),
  /** Declarations and manifests by path from its folder; none of a version without. */
  declarations: z.record(z.string(), z.string()),
  /** A chunk for frames. */
  code: z.string(),
});

/** A published version of the library, as `live-docs versions --bundle` keeps it. */
export type VersionBundle = z.infer<typeof schema>;

/** Where a bundle is kept, from the site's root: `versions/old-grid-7.40.0.json`. */
export const bundleFile = (name: string, version: string): string =>
  `${BUNDLES}/${name.replace('@', '').replaceAll('/', '-')}-${version}.json`;

/** Reads a bundle. @returns undefined for another file, or one of another version of the engine. */
export function parseBundle(text: string | undefined): VersionBundle | undefined {
  const result = schema.safeParse(parseJson(text));
  return result.success ? result.data : undefined;
}
